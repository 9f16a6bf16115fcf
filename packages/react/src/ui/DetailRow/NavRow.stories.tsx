import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../Frame/Frame.tsx";
import { NavRow } from "./NavRow.tsx";

const meta = {
  component: NavRow,
  args: { icon: "keypad", children: "5 access codes", onOpen: fn() },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof NavRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const CountNotKnown: Story = { args: { children: "... access codes" } };
