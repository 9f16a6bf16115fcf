import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Menu } from "./Menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "Actions for Amara Okafor",
    items: [
      { icon: "copy", label: "Copy code - 4821", onSelect: fn() },
      { icon: "edit", label: "Edit code", onSelect: fn() },
      { icon: "close", label: "Delete code", tone: "danger", onSelect: fn() },
    ],
  },
  decorators: [(Story) => <div className="gallery-end">{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button")),
  parameters: { shows: "Delete code" },
};
