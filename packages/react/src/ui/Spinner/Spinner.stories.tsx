import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta = {
  component: Spinner,
  decorators: [
    (Story) => (
      <div className="gallery-line">
        {Story()}
        <bdi>Loading…</bdi>
      </div>
    ),
  ],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
