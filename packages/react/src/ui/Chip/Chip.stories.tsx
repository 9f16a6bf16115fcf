import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Chip } from "./Chip.tsx";

const meta = {
  component: Chip,
  args: { icon: "device-offline", tone: "danger", isPressed: false, onPress: fn(), children: "3 device issues" },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Pressed: Story = { args: { isPressed: true } };
export const Warning: Story = { args: { icon: "warning", tone: "warning", children: "1 access code issue" } };
export const LongWords: Story = { args: { children: "Siebenundzwanzig Zugangscodeprogrammierungsfehler" } };
