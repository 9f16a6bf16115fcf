import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  component: RadioGroup,
  args: {
    label: "Timing",
    value: "ongoing",
    options: [
      { value: "ongoing", label: "Ongoing" },
      { value: "bound", label: "Start/end times" },
    ],
    onChange: fn(),
  },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: "bound", children: "June 3, 2026, 3:00 PM – June 9, 2026, 11:00 AM" } };
export const Disabled: Story = { args: { isDisabled: true } };
