import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = { component: Badge, args: { count: 2, label: "2 active filters" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { count: 1, label: "1 active filter" } };
export const ManyThousands: Story = { args: { count: 12_345, label: "12,345 active filters" } };
