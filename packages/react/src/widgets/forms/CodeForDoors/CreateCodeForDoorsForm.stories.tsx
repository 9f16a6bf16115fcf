import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CreateCodeForDoorsForm } from "./CreateCodeForDoorsForm.tsx";

const meta = {
  component: CreateCodeForDoorsForm,
  args: { onCodesCreated: fn(), onNavigate: fn(), disableEditAccessCode: false },
  parameters: { world: "hotel" },
} satisfies Meta<typeof CreateCodeForDoorsForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const choose =
  (...doors: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of doors) await userEvent.click(await canvas.findByRole("checkbox", { name }));
  };
const toForm =
  (...doors: readonly string[]): Play =>
  async (context) => {
    await choose(...doors)(context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Continue" }));
  };
const toSave =
  (pin: string, ...doors: readonly string[]): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await toForm(...doors)(context);
    for (const [label, text] of [
      ["Name", "Lena Hughes"],
      ["Code", pin],
    ] as const) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(text);
    }
    await userEvent.click(await canvas.findByRole("button", { name: /^Save on/ }));
  };
/** axe checks the first dozen doors only, because doors differ in nothing but their names. */
const firstDoors = { context: { include: ["body"], exclude: [".seam-door-choice:nth-child(n + 13)"] } };

export const Hotel: Story = { parameters: { shows: "Choose a door first" } };
export const OneDoor: Story = { args: { deviceIds: ["Front Door"] }, parameters: { shows: "Choose a door first" } };
export const Chosen: Story = {
  play: choose("Front Door", "Garden Gate"),
  parameters: { shows: "6 digits, so that one code fits all chosen doors." },
};
export const Clash: Story = {
  play: choose("Garden Gate", "Linen Room", "Room 2 Heron"),
  parameters: { shows: "Leave some out." },
};
export const NoDoors: Story = { parameters: { world: "empty", shows: "Sorry, no devices were found" } };
export const TenThousandDoors: Story = {
  parameters: { world: "huge", shows: "Choose a door first", a11y: firstDoors },
};
export const EveryTrouble: Story = {
  parameters: { world: "troubled", shows: "Choose a door first", a11y: firstDoors },
};
export const Form: Story = {
  play: toForm("Front Door", "Garden Gate"),
  parameters: { shows: "These doors take 6 digits" },
};
export const Saved: Story = {
  play: toSave("618294", "Front Door", "Garden Gate"),
  parameters: { shows: "On 2 of 2 doors" },
};
export const DigitsTaken: Story = {
  play: toSave("4821", "Front Door", "Linen Room"),
  parameters: { shows: "Another code on this lock has the same digits." },
};

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
/** The doors stay; a line below them says that they may be out of date. */
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Choose a door first" } };
