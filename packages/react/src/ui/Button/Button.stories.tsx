import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Unlock", onClick: fn() },
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
