import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AttentionList } from "./AttentionList.tsx";

const meta = {
  component: AttentionList,
  args: { onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** axe checks the first dozen lines only, because lines differ in nothing but their names. */
const firstLines = { context: { include: ["body"], exclude: [".seam-attention-item:nth-child(n + 13)"] } };

export const Hotel: Story = { parameters: { shows: "Dawson & Reid Plumbing" } };
export const CodesMayBeChanged: Story = {
  args: { disableEditAccessCode: false },
  parameters: { shows: "Choose other digits" },
};
export const One: Story = { args: { deviceIds: ["Room 2 Heron"] }, parameters: { shows: "4 × AA" } };
export const Nothing: Story = { args: { deviceIds: ["Garden Gate"] }, parameters: { shows: "Nothing needs you." } };
export const NoDoors: Story = { parameters: { world: "empty", shows: "Sorry, no devices were found" } };
export const EveryTrouble: Story = { parameters: { world: "troubled", shows: "Needs attention", a11y: firstLines } };
export const TenThousandDoors: Story = { parameters: { world: "huge", shows: "and 199 more doors", a11y: firstLines } };
export const WithBackButton: Story = { args: { onBack: fn() }, parameters: { shows: "Needs attention" } };
export const HeadingOfTheHost: Story = { args: { heading: "To do" }, parameters: { shows: "To do" } };

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "..." } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
export const SessionRefused: Story = {
  parameters: { before: [["network/set", { status: 401 }]], shows: "The sandbox was told to refuse this credential." },
};
/** The lines stay; a line below them says that they may be out of date. */
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};
/** The text says that a press changed nothing. */
export const CheckedAgain: Story = {
  args: { deviceIds: ["Room 2 Heron"] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "I changed them" })),
  parameters: { shows: "No change" },
};
