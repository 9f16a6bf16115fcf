import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../Frame/Frame.tsx";
import { InfoRow } from "../DetailRow/InfoRow.tsx";
import { ChunkedList, type RowPlace } from "./ChunkedList.tsx";
import { createListMemory } from "./list-memory.ts";

const doors = (count: number) => Array.from({ length: count }, (_, index) => `Door ${index + 1}`);

const meta = {
  component: ChunkedList<string>,
  args: {
    label: "Doors",
    items: doors(3),
    keyOf: (name) => name,
    renderRow: (name: string, place: RowPlace) => (
      <div {...place}>
        <InfoRow icon="lock" label={`${place["aria-posinset"]} of ${place["aria-setsize"]}`}>
          {name}
        </InfoRow>
      </div>
    ),
    memory: createListMemory(66),
  },
  argTypes: { items: { control: false }, memory: { control: false } },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof ChunkedList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeRows: Story = { parameters: { shows: "Door 3" } };
export const TwoHundredRows: Story = {
  args: { items: doors(200), memory: createListMemory(66) },
  parameters: { shows: "1 of 200" },
};
export const TenThousandRows: Story = {
  args: { items: doors(10_000), memory: createListMemory(66) },
  parameters: { shows: "1 of 10000" },
};
