import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { iconPaths } from "../Icon/icons.ts";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Unlock", onClick: fn() },
  // Storybook cannot infer the props of a component that a function returns.
  argTypes: {
    kind: { control: "select", options: [undefined, "primary", "quiet", "danger"] },
    icon: { control: "select", options: [undefined, ...Object.keys(iconPaths)] },
    isBusy: { control: "boolean", description: "Spins and ignores presses, but keeps its label and the focus." },
    disabled: { control: "boolean" },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { kind: "primary", children: "Lock" } };
export const Quiet: Story = { args: { kind: "quiet", children: "Retry" } };
export const WithIcon: Story = { args: { icon: "retry", children: "Retry" } };
export const Busy: Story = { args: { kind: "primary", isBusy: true, children: "Unlocking…" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { children: "Zugangscode für die Hintertür jetzt unwiderruflich entfernen" } };
