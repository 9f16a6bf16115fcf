// The page of a component: its description, its first story, and every prop. The other stories have their own
// workspaces, so each is on its own page.
import { Controls, Description, Primary, Title } from "@storybook/addon-docs/blocks";

export function PropsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
