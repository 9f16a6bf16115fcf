import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  component: SearchField,
  args: { value: "", onChange: fn() },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "north stairwell" } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const ArabicText: Story = { args: { value: "باب المدخل" } };
