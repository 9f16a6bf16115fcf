import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { createListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { ShownActivity } from "./ShownActivity.tsx";

const rowsOf = (count: number): ActivityRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row ${index}`,
    at: new Date(Date.UTC(2026, 5, 12, 12) - index * 600_000).toISOString(),
    what: index % 3 === 0 ? "openedByHand" : "openedWithCode",
    icon: index % 3 === 0 ? "key" : "keypad",
    how: index % 3 === 0 ? "byHand" : "withCode",
    kinds: ["opened"],
    doorId: `Door ${index % 12}`,
    codeId: undefined,
    codeName: `Guest ${index % 40}`,
    isByReader: false,
    level: undefined,
  }));

const meta = {
  component: ShownActivity,
  args: {
    label: "Activity",
    rows: rowsOf(3),
    zone: "UTC",
    nameOf: (doorId) => doorId ?? "",
    memory: createListMemory(57),
    top: { current: null },
  },
  // An arg that contains an element cannot be shown among the controls.
  render: (args) => <ShownActivity {...args} top={createRef()} />,
  argTypes: { rows: { control: false }, memory: { control: false }, top: { control: false } },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof ShownActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeRows: Story = { parameters: { shows: "Guest 2" } };
export const TenThousandRows: Story = {
  args: { rows: rowsOf(10_000), memory: createListMemory(57) },
  parameters: { shows: "Guest 1" },
};
