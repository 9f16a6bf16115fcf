import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConnectAccountButton } from "./ConnectAccountButton.tsx";

const meta = { component: ConnectAccountButton, parameters: { world: "empty" } } satisfies Meta<
  typeof ConnectAccountButton
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole("button", { name: "Connect Account" }));

/** A press leaves for the hosted page. */
export const Usual: Story = { parameters: { shows: "Connect Account" } };
export const Busy: Story = {
  play: press,
  parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Connect Account" },
};
export const ServerFails: Story = {
  play: press,
  parameters: { before: [["network/set", { status: 500 }]], shows: "The connection could not be started." },
};
export const Offline: Story = {
  play: press,
  parameters: { before: [["network/set", { down: true }]], shows: "The connection could not be started." },
};
export const RedirectRefused: Story = {
  args: { customRedirectUrl: "javascript:alert(1)" },
  play: press,
  parameters: { shows: "The connection could not be started." },
};
export const InALineOfText: Story = {
  render: (args) => (
    <div>
      No locks yet? <ConnectAccountButton {...args} /> and they appear here.
    </div>
  ),
  parameters: { shows: "and they appear here" },
};
