import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AccessCodeDetails } from "./AccessCodeDetails.tsx";

const meta = {
  component: AccessCodeDetails,
  // Stories name a code by its door and its own name.
  args: { accessCodeId: "Front Door / Amara Okafor", onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof AccessCodeDetails>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name }));

export const ForAFewDays: Story = { parameters: { shows: "Active until" } };
export const Ongoing: Story = {
  args: { accessCodeId: "Front Door / Cleaning team" },
  parameters: { shows: "Ongoing" },
};
export const NotYetBegun: Story = {
  args: { accessCodeId: "Front Door / Kaspar Lindqvist-Montgomery and family, late arrival" },
  parameters: { shows: "Kaspar" },
};
export const BeingSet: Story = {
  args: { accessCodeId: "Room 5 Tern / Jonas Weber" },
  parameters: { shows: "Jonas Weber" },
};
export const NotSet: Story = {
  args: { accessCodeId: "Front Door / Dawson & Reid Plumbing" },
  parameters: { shows: "Dawson" },
};
export const ChangedElsewhere: Story = {
  args: { accessCodeId: "Front Door / Night porter" },
  parameters: { shows: "Night porter" },
};
export const DoorOffline: Story = {
  args: { accessCodeId: "Laundry / Harbour Linen Service" },
  parameters: { shows: "Harbour Linen" },
};
export const AccountOffline: Story = {
  args: { accessCodeId: "Boathouse / Sailing club" },
  parameters: { shows: "Sailing club" },
};
/** Shows a code of the door that has codes with every issue. */
const inTrouble = (name: string, shows: string): Story => ({
  args: { accessCodeId: `Codes in every trouble / ${name}` },
  parameters: { world: "troubled", shows },
});
export const PastItsEnd: Story = inTrouble("Past its end", "Still on the lock");
export const NotChosenYet: Story = inTrouble("No digits yet", "Not chosen yet");
export const StatusUnknown: Story = inTrouble("Status unknown", "May or may not be on the lock");
export const SeveralIssues: Story = inTrouble("Two errors and a warning", "Could not be set on the lock");
export const UntilTheYear9999: Story = inTrouble("Until the year 9999", "9999");
export const FormerCode: Story = inTrouble("Former code on the lock", "2580");
export const FormerCodeMasked: Story = {
  ...FormerCode,
  args: { ...FormerCode.args, maskCodes: true },
  parameters: { world: "troubled", shows: "Until" },
};
export const FormerHours: Story = inTrouble("Former hours on the lock", "may still open the door. Active until");
export const ArabicName: Story = inTrouble("فريق التنظيف", "فريق التنظيف");
export const LongName: Story = inTrouble("Ω".repeat(300), "ΩΩΩ");

export const Masked: Story = { args: { maskCodes: true }, parameters: { shows: "Amara Okafor" } };
export const Revealed: Story = { args: { maskCodes: true }, play: press("Show code"), parameters: { shows: "4821" } };
export const CanChange: Story = {
  args: { disableEditAccessCode: false, disableDeleteAccessCode: false, onBack: fn() },
  parameters: { shows: "Delete code" },
};
export const AskedToDelete: Story = {
  args: { disableDeleteAccessCode: false },
  play: press("Delete code"),
  parameters: { shows: "Delete this code?" },
};
export const AsksForASecondPress: Story = {
  args: { confirmUnlock: true },
  play: press("Unlock"),
  parameters: { shows: "Press again to unlock" },
};
export const LockingSwitchedOff: Story = { args: { disableLockUnlock: true }, parameters: { shows: "Amara Okafor" } };
export const DeviceOpened: Story = { play: press("Device details"), parameters: { shows: "4–8 digits" } };

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "No response." } };
export const NoSuchCode: Story = {
  args: { accessCodeId: "00000000-0000-4000-8000-000000000000" },
  parameters: { shows: "Retry" },
};
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};
export const Compact: Story = { globals: { density: "compact" }, parameters: { shows: "Amara Okafor" } };
export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Amara Okafor" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Amara Okafor" } };
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Access code" } };
