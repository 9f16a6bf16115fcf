// The page of a component: what it is, its first story, and every prop. The other stories have workspaces of their own, so
// each stands on its own page.
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
