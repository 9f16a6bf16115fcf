import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Frame } from "../Frame/Frame.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: { icon: "devices", text: "Sorry, no devices were found" },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const NothingFound: Story = {
  args: { icon: "search", text: "No device models matched your search.", action: <Button>Clear search terms</Button> },
};
