import type { Meta, StoryObj } from "@storybook/react-vite";
import { fireEvent, fn } from "storybook/test";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

const meta = {
  component: CreateAccessCodeForm,
  // Stories name a door by its name.
  args: { deviceId: "Front Door", onSuccess: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof CreateAccessCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const fill =
  (fields: Readonly<Record<string, string>>, ...presses: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const [label, text] of Object.entries(fields)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(text);
    }
    for (const name of presses) await userEvent.click(await canvas.findByRole("button", { name }));
  };
const toTimes: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole("radio", { name: "Start/end times" }));

export const Untouched: Story = { parameters: { shows: "Add new access code" } };
export const Filled: Story = {
  play: fill({ Name: "Amara Okafor", Code: "739204" }),
  parameters: { shows: "Add new access code" },
};
export const NameTooLong: Story = {
  play: fill({ Name: "A guest whose name goes on and on ".repeat(2) }),
  parameters: { shows: "60 characters max" },
};
export const PinTooShort: Story = {
  play: fill({ Name: "Amara", Code: "12" }),
  parameters: { shows: "This lock takes" },
};
export const Generated: Story = {
  play: fill({ Name: "Amara" }, "Generate"),
  parameters: { shows: "A code was filled in" },
};
export const WithTimes: Story = { play: toTimes, parameters: { shows: "Start" } };
/** Opens the screen of times, and sets start and end if given. */
const toTimingScreen =
  (start?: string, end?: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await toTimes(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit times" }));
    const [from, to] = [await canvas.findByLabelText("Start"), await canvas.findByLabelText("End")];
    if (start !== undefined) await fireEvent.change(from, { target: { value: start } });
    if (end !== undefined) await fireEvent.change(to, { target: { value: end } });
  };
export const TimingScreen: Story = { play: toTimingScreen(), parameters: { shows: "All times in" } };
export const EndBeforeStart: Story = {
  play: toTimingScreen("2040-05-02T10:00", "2040-05-01T10:00"),
  parameters: { shows: "The end is before the start" },
};
export const EndPassed: Story = {
  play: toTimingScreen("2020-05-01T10:00", "2020-05-02T10:00"),
  parameters: { shows: "The end has passed" },
};
/** New York puts clocks forward on the second Sunday of March, and back on the first of November. */
export const HourThatIsSkipped: Story = {
  play: toTimingScreen("2040-03-11T02:30", "2040-03-20T10:00"),
  parameters: { shows: "Clocks go forward then" },
};
export const HourThatComesTwice: Story = {
  play: toTimingScreen("2040-11-04T01:30", "2040-11-20T10:00"),
  parameters: { shows: "Clocks show this time twice that night" },
};
export const ZoneScreen: Story = {
  play: async (context) => {
    await toTimes(context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Edit times" }));
    await context.userEvent.click(await context.canvas.findByRole("button", { name: /New York/ }));
  },
  parameters: { shows: "Use local time zone" },
};
export const Saving: Story = {
  play: fill({ Name: "Amara", Code: "739204" }, "Save"),
  parameters: { before: [["network/set", { delay_ms: 2000 }]], shows: "Save" },
};
export const CodeTaken: Story = {
  play: fill({ Name: "Amara", Code: "4821" }, "Save"),
  parameters: { shows: "Another code on this lock has the same digits." },
};
export const Saved: Story = {
  play: fill({ Name: "Amara", Code: "739204" }, "Save"),
  parameters: { shows: "Add another" },
};

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "No response." } };
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Add new access code" } };

export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Front Door" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Front Door" } };
