import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../Frame/Frame.tsx";
import { InfoRow } from "./InfoRow.tsx";

const meta = {
  component: InfoRow,
  args: { icon: "digits", label: "Code length", children: "4–8 digits" },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof InfoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongValue: Story = {
  args: { icon: "devices", label: "Model", children: "Touchscreen Deadbolt with Z-Wave and Wi-Fi bridge ".repeat(5) },
};
export const ArabicValue: Story = { args: { icon: "devices", label: "Model", children: "باب المدخل الرئيسي" } };
