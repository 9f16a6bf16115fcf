import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Segment } from "./Segment.tsx";

const meta = {
  component: Segment,
  args: {
    label: "Usual times",
    value: null,
    options: [
      { value: "tonight", label: "Tonight", note: "Thu, Nov 27" },
      { value: "tomorrow", label: "Tomorrow", note: "Fri, Nov 28" },
      { value: "weekend", label: "This weekend", note: "Fri – Sun" },
    ],
    onChange: fn(),
  },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof Segment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const First: Story = { args: { value: "tonight" } };
export const Last: Story = { args: { value: "weekend" } };
export const Disabled: Story = { args: { value: "tomorrow", isDisabled: true } };
export const German: Story = {
  args: {
    options: [
      { value: "tonight", label: "Heute Nacht", note: "Do., 27. Nov." },
      { value: "tomorrow", label: "Morgen", note: "Fr., 28. Nov." },
      { value: "weekend", label: "Dieses Wochenende", note: "Fr.–So." },
    ],
  },
};
