// The page of a component: its description, its first story, and every prop. The other stories have workspaces of their
// own, so each is on a page of its own.
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
