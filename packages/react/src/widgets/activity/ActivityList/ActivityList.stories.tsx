import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Event } from "../../../../../../gallery/story-parameters.ts";
import { ActivityList } from "./ActivityList.tsx";

const meta = {
  component: ActivityList,
  args: { onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const one: readonly Event[] = [["devices/update", { device: "Garden Gate", locked: true }]];
const many: readonly Event[] = [
  ...one,
  ["keypad/enter", { device: "Front Door", code: "4821" }],
  ["clock/advance", { milliseconds: 90_000_000 }],
  ["keypad/enter", { device: "Front Door", code: "4821" }],
  ["devices/update", { device: "Garden Gate", battery_level: 0.04 }],
  ["keypad/enter", { device: "Front Door", code: "99999999" }],
  ["devices/update", { device: "Room 5 Tern", online: false }],
];

export const Empty: Story = { parameters: { shows: "Nothing yet" } };
export const One: Story = { parameters: { before: one, shows: "was locked by hand" } };
export const Many: Story = { parameters: { before: many, shows: "went offline" } };
export const OneDoor: Story = {
  args: { deviceId: "Front Door", onBack: fn() },
  parameters: { before: many, shows: "Access was denied at" },
};
export const Trouble: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Trouble" })),
  parameters: { before: many, shows: "is low" },
};
export const NothingLikeThis: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Codes" })),
  parameters: { before: one, shows: "Nothing like this" },
};
export const Compact: Story = { globals: { density: "compact" }, parameters: { before: many, shows: "went offline" } };
export const NoExport: Story = { args: { disableExport: true }, parameters: { before: one, shows: "by hand" } };
export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
export const ConnectionLostLater: Story = {
  parameters: {
    before: one,
    later: [["network/set", { status: 500 }]],
    shows: "What you see could not be refreshed.",
  },
};
export const German: Story = { globals: { locale: "de" }, parameters: { before: many, shows: "offline gegangen" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { before: many, shows: "غير متصل" } };
