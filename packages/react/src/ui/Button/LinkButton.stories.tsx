import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LinkButton } from "./LinkButton.tsx";

const meta = { component: LinkButton, args: { children: "Device details", onClick: fn() } } satisfies Meta<
  typeof LinkButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
