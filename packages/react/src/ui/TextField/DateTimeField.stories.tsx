import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DateTimeField } from "./TextField.tsx";

const meta = {
  component: DateTimeField,
  args: { label: "End", value: "2026-06-09T11:00", onChange: fn() },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: "" } };
export const Wrong: Story = { args: { error: "The end is before the start" } };
