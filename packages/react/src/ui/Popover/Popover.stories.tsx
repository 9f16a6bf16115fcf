import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/Badge.tsx";
import { Checkbox } from "../Choice/Checkbox.tsx";
import { Select } from "../Select/Select.tsx";
import { Popover } from "./Popover.tsx";

const nothing = () => undefined;

const meta = {
  component: Popover,
  args: {
    label: "Filters",
    icon: "filters",
    children: (
      <>
        <Select label="Brand" value="" options={[{ value: "", label: "All" }]} onChange={nothing} />
        <Checkbox label="Supported" isChecked={false} onChange={nothing} />
      </>
    ),
  },
  argTypes: { children: { control: false }, badge: { control: false } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithBadge: Story = { args: { badge: <Badge count={2} label="2 active filters" /> } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Filters" })),
  parameters: { shows: "Supported" },
};
