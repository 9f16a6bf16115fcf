import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { CodeTimeline } from "./CodeTimeline.tsx";

const meta = {
  component: CodeTimeline,
  args: { onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof CodeTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** axe checks the first dozen rows only, because rows differ in nothing but their names. */
const firstRows = { context: { include: ["body"], exclude: [".seam-chunk:nth-child(n + 4)"] } };
const narrow = { decorators: [(Story: () => ReactNode) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>] };

export const Hotel: Story = { parameters: { shows: "1 clash" } };
export const OneDoor: Story = {
  args: { deviceId: "Front Door", onBack: fn() },
  parameters: { shows: "Kaspar Lindqvist-Montgomery" },
};
export const NoCodes: Story = { args: { deviceIds: ["Wine Cellar", "Linen Room"] }, parameters: { shows: "No clash" } };
export const NoDoors: Story = { parameters: { world: "empty", shows: "Sorry, no devices were found" } };
export const EveryTrouble: Story = { parameters: { world: "troubled", shows: "Timeline", a11y: firstRows } };
export const TenThousandDoors: Story = { parameters: { world: "huge", shows: "Timeline", a11y: firstRows } };
export const HeadingOfTheHost: Story = { args: { heading: "This week" }, parameters: { shows: "This week" } };
export const Day: Story = { ...narrow, parameters: { shows: "No code on this day. Next:" } };
export const Clashes: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "1 clash" })),
  parameters: { shows: "Dawson & Reid Plumbing" },
};
export const PastWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "Gardener, no end" });
    await userEvent.click(canvas.getByRole("button", { name: "Earlier" }));
  },
  parameters: { shows: "Codes that were deleted" },
};
export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
/** The bars stay; a line below them says that they may be out of date. */
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};
export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Zeitleiste" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "المخطط الزمني" } };
export const ArabicDay: Story = { ...narrow, globals: { locale: "ar" }, parameters: { shows: "طوال اليوم" } };
