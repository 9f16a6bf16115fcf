import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingStatus, Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const Short: Story = { args: { shape: "s" } };
export const Fact: Story = { args: { shape: "fact" } };
/** Shows nothing. Screen readers read the text. */
export const Spoken: Story = { render: () => <LoadingStatus />, parameters: { shows: "Loading…" } };
