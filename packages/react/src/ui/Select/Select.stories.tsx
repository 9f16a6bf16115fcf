import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Brand",
    value: "",
    options: [
      { value: "", label: "All" },
      { value: "yale", label: "Yale" },
      { value: "schlage", label: "Schlage" },
    ],
    onChange: fn(),
  },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Chosen: Story = { args: { value: "schlage" } };
export const LongOption: Story = {
  args: { value: "long", options: [{ value: "long", label: "A brand whose name goes on and on ".repeat(4) }] },
};
