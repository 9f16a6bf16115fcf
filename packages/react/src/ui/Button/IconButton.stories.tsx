import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { IconButton } from "./IconButton.tsx";

const meta = { component: IconButton, args: { icon: "copy", label: "Copy code", onClick: fn() } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Small: Story = { args: { icon: "close", label: "Clear search", size: "sm" } };
export const TurnsWithTheDirection: Story = { args: { icon: "back", label: "Back" } };
export const Disabled: Story = { args: { disabled: true } };
