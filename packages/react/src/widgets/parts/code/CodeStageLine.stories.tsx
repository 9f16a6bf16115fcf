import type { AccessCode } from "@mortise/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeStageLine } from "./CodeStageLine.tsx";

/** The fields of a code that the line reads. */
const code = (status: string, error_code?: string, is_scheduled_on_device = false) =>
  ({
    status,
    errors: error_code === undefined ? [] : [{ error_code }],
    is_scheduled_on_device,
  }) as unknown as AccessCode;

const meta = {
  component: CodeStageLine,
  args: { code: code("set") },
  argTypes: { code: { control: false } },
} satisfies Meta<typeof CodeStageLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheLock: Story = { parameters: { shows: "On the lock" } };
export const BeingSet: Story = { args: { code: code("setting") }, parameters: { shows: "Being set on the lock" } };
export const Waiting: Story = { args: { code: code("unset") }, parameters: { shows: "Not on the lock yet" } };
export const Scheduled: Story = {
  args: { code: code("unset", undefined, true) },
  parameters: { shows: "On the lock, not active yet" },
};
export const BeingRemoved: Story = {
  args: { code: code("removing") },
  parameters: { shows: "Being removed from the lock" },
};
export const NotKnown: Story = {
  args: { code: code("unknown") },
  parameters: { shows: "May or may not be on the lock" },
};
export const NotSet: Story = {
  args: { code: code("setting", "failed_to_set_on_device") },
  parameters: { shows: "Could not be set on the lock" },
};
export const NotChanged: Story = {
  args: {
    code: {
      ...code("setting", "failed_to_set_on_device"),
      pending_mutations: [{ mutation_code: "updating_code", from: { code: "2580" }, to: { code: "4821" } }],
    } as unknown as AccessCode,
  },
  parameters: { shows: "Could not be changed on the lock" },
};
export const NotRemoved: Story = {
  args: { code: code("removing", "failed_to_remove_from_device") },
  parameters: { shows: "Still on the lock" },
};
