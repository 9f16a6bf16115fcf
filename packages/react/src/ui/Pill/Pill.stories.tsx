import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pill } from "./Pill.tsx";

const meta = { component: Pill, args: { tone: "live", children: "LIVE" } } satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Beta: Story = { args: { tone: "beta", children: "BETA" } };
export const Inquire: Story = { args: { tone: "inquire", children: "Inquire" } };
