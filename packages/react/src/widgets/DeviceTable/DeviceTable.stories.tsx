import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeviceTable } from "./DeviceTable.tsx";

const meta = {
  component: DeviceTable,
  args: { onDeviceClick: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof DeviceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotel: Story = { parameters: { shows: "Front Door" } };
export const Empty: Story = { parameters: { world: "empty", shows: "Sorry, no devices were found" } };
