import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Name", value: "", placeholder: "Name the new code", onChange: fn() },
  parameters: { follows: ["value", "onChange"] },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "Amara Okafor" } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const WithHint: Story = { args: { label: "Code", placeholder: undefined, hint: "4 to 8 digits" } };
export const NearTheEnd: Story = {
  args: {
    value: "Kaspar Lindqvist-Montgomery and family, late arrival tonigh",
    counter: { text: "59/60", isOver: false },
  },
};
export const TooLong: Story = {
  args: {
    value: "Kaspar Lindqvist-Montgomery and family, late arrival tonight at eleven",
    error: "60 characters max",
    counter: { text: "70/60", isOver: true },
  },
};
export const DateAndTime: Story = { args: { label: "End", type: "datetime-local", value: "2026-06-09T11:00" } };
export const WrongDateAndTime: Story = { args: { ...DateAndTime.args, error: "The end is before the start" } };
export const Disabled: Story = { args: { value: "Amara Okafor", disabled: true } };
export const ArabicText: Story = { args: { value: "مفتاح عاملة النظافة" } };
