import type { Meta, StoryObj } from "@storybook/react-vite";
import { Dot } from "./Dot.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { iconPaths } from "./icons.ts";

const meta = {
  component: Icon,
  args: { name: "lock" },
  // Storybook cannot infer the props of a component that a function returns.
  argTypes: {
    name: { control: "select", options: Object.keys(iconPaths) },
    size: { control: "select", options: [undefined, "sm"] },
    tone: { control: "select", options: [undefined, "danger", "warning", "positive"] },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Small: Story = { args: { size: "sm" } };
export const Danger: Story = { args: { name: "error", tone: "danger" } };
export const Warning: Story = { args: { name: "warning", tone: "warning" } };
export const Positive: Story = { args: { name: "ok", tone: "positive" } };
export const All: Story = {
  render: (args) => (
    <div className="gallery-grid">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <figure key={name}>
          <Icon {...args} name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
export const Dots: Story = {
  render: () => (
    <div className="gallery-grid">
      <figure>
        <Dot />
        <figcaption>all is well</figcaption>
      </figure>
      <figure>
        <Dot isPending />
        <figcaption>not yet</figcaption>
      </figure>
    </div>
  ),
};
