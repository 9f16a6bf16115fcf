import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    title: "Delete code",
    onCancel: fn(),
    children: <bdi>Amara Okafor will no longer be able to open Front Door.</bdi>,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button kind="danger">Delete code</Button>
      </>
    ),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LongText: Story = {
  args: {
    children: <bdi>{"Der Zugangscode wird vom Türschloss entfernt und gilt danach nicht mehr. ".repeat(8)}</bdi>,
  },
};
