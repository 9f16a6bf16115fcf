import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlainElement } from "./PlainElement.tsx";

const tags = [
  "seam-device-table",
  "seam-device-details",
  "seam-access-code-table",
  "seam-access-code-details",
  "seam-create-access-code-form",
  "seam-edit-access-code-form",
  "seam-attention",
  "seam-create-code-for-doors-form",
  "seam-connect-account-button",
  "seam-activity",
  "seam-code-timeline",
  "seam-supported-device-table",
] as const;

const meta = {
  component: PlainElement,
  argTypes: { tag: { control: { type: "select" }, options: tags } },
  // `endpoint` and `clientSessionToken` are filled in with the story's own; a device is given by its name.
  args: { tag: "seam-device-table", endpoint: "", clientSessionToken: "" },
  parameters: { world: "hotel", shows: "Front Door" },
} satisfies Meta<typeof PlainElement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeviceTable: Story = {};
export const DeviceDetails: Story = { args: { tag: "seam-device-details", deviceId: "Front Door" } };
export const AccessCodeTable: Story = {
  args: { tag: "seam-access-code-table", deviceId: "Front Door" },
  parameters: { shows: "Amara Okafor" },
};
export const AccessCodeDetails: Story = {
  args: { tag: "seam-access-code-details", accessCodeId: "Front Door / Amara Okafor" },
  parameters: { shows: "Amara Okafor" },
};
export const AttentionList: Story = {
  args: { tag: "seam-attention" },
  parameters: { shows: "Dawson & Reid Plumbing" },
};
export const ConnectAccountButton: Story = {
  args: { tag: "seam-connect-account-button" },
  parameters: { shows: "Connect Account" },
};
export const ActivityList: Story = {
  args: { tag: "seam-activity" },
  parameters: {
    before: [["devices/update", { device: "Garden Gate", locked: true }]],
    shows: "was locked by hand",
  },
};
export const CodeTimeline: Story = { args: { tag: "seam-code-timeline" }, parameters: { shows: "Front Door" } };
export const SupportedDeviceTable: Story = {
  args: { tag: "seam-supported-device-table" },
  parameters: { shows: "Yale Devices" },
};
export const CreateAccessCodeForm: Story = {
  args: { tag: "seam-create-access-code-form", deviceId: "Front Door" },
  parameters: { shows: "Add new access code" },
};
export const CreateCodeForDoorsForm: Story = {
  args: { tag: "seam-create-code-for-doors-form" },
  parameters: { shows: "Choose a door first" },
};
export const EditAccessCodeForm: Story = {
  args: { tag: "seam-edit-access-code-form", accessCodeId: "Front Door / Amara Okafor" },
  parameters: { shows: "Edit access code" },
};
