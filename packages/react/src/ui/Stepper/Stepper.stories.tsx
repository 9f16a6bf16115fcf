import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

const less = { label: "One night less", onPress: fn() };
const more = { label: "One night more", onPress: fn() };
const meta = {
  component: Stepper,
  args: { label: "Nights", value: "2", less, more },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtTheLeast: Story = { args: { value: "1", less: { ...less, onPress: null } } };
export const AtTheMost: Story = { args: { value: "30", more: { ...more, onPress: null } } };
export const Disabled: Story = { args: { isDisabled: true } };
