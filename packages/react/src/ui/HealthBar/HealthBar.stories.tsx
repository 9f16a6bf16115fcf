import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../Frame/Frame.tsx";
import { HealthBar, type HealthIssue } from "./HealthBar.tsx";

const device: HealthIssue<string> = { key: "device", count: 3, label: "3 device issues", icon: "device-offline" };
const account: HealthIssue<string> = { key: "account", count: 1, label: "1 account issue", icon: "account-offline" };

const meta = {
  component: HealthBar<string>,
  args: { issues: [device, account], ok: "Devices & accounts OK", pressed: null, onPress: fn() },
  parameters: { follows: ["pressed", "onPress"] },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof HealthBar<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIsWell: Story = { args: { issues: [] } };
export const OneIssue: Story = { args: { issues: [account] } };
export const TwoIssues: Story = {};
export const Narrowed: Story = { args: { pressed: "device" } };
export const Warning: Story = {
  args: {
    issues: [{ key: "code", count: 2, label: "2 access code issues", icon: "warning", tone: "warning" }],
    ok: "Access codes OK",
  },
};
