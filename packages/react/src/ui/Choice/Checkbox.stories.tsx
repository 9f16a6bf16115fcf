import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "Use local time zone", isChecked: false, onChange: fn() },
  parameters: { follows: ["isChecked", "onChange"] },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isChecked: true } };
export const LongLabel: Story = {
  args: { label: "Nur Geräte anzeigen, die bereits vollständig unterstützt werden, und keine anderen" },
};
