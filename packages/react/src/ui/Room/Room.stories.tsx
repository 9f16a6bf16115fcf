import type { Meta, StoryObj } from "@storybook/react-vite";
import { Room } from "./Room.tsx";

const meta = {
  component: Room,
  args: { word: "Unlocked" },
  decorators: [
    (Story) => (
      <span style={{ display: "inline-block", border: "1px dotted" }}>
        Locked
        {Story()}
      </span>
    ),
  ],
  parameters: { shows: "Locked" },
} satisfies Meta<typeof Room>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForALongerWord: Story = {};
