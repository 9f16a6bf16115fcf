import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../Frame/Frame.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  component: ErrorState,
  args: { error: new Error("The server did not answer."), refetch: fn() },
  argTypes: { error: { control: false } },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};
export const WithRequestId: Story = {
  args: {
    error: Object.assign(new Error("The workspace may not see this device."), {
      requestId: "c07a4b5e-5a4f-4c0e-9f5e-5a1f0f9f5f61",
    }),
  },
};
export const OwnMessage: Story = { args: { message: "There was an error fetching device models." } };
export const NoReasonAtAll: Story = { args: { error: null } };
export const Retrying: Story = { args: { isFetching: true } };
export const LongReason: Story = { args: { error: new Error("Unbroken".repeat(40)) } };
