import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeviceDetails } from "./DeviceDetails.tsx";

const meta = {
  component: DeviceDetails,
  // Stories name a door by its name.
  args: { deviceId: "Front Door", onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof DeviceDetails>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name }));

export const Locked: Story = { parameters: { shows: "4–8 digits" } };
export const Unlocked: Story = { args: { deviceId: "Garden Gate" }, parameters: { shows: "Unlocked" } };
export const StateUnknown: Story = {
  args: { deviceId: "Wine Cellar" },
  parameters: { shows: "The lock has not reported its state" },
};
export const BatteryLow: Story = { args: { deviceId: "Room 1 Magnolia" }, parameters: { shows: "Low (18%)" } };
export const BatteryCritical: Story = { args: { deviceId: "Room 2 Heron" }, parameters: { shows: "Low! (4%)" } };
export const NoBattery: Story = { args: { deviceId: "Staff Entrance" }, parameters: { shows: "Staff Entrance" } };
export const DeviceOffline: Story = {
  args: { deviceId: "Laundry" },
  parameters: { shows: "Offline since" },
};
export const AccountOffline: Story = {
  args: { deviceId: "Boathouse" },
  parameters: { shows: "Account offline since" },
};

export const Unlocking: Story = {
  play: press("Unlock"),
  parameters: { before: [["faults/set", { fault: "hold", times: null }]], shows: "Waiting for the lock to confirm" },
};
export const Locking: Story = {
  args: { deviceId: "Garden Gate" },
  play: press("Lock"),
  parameters: { before: [["faults/set", { fault: "hold", times: null }]], shows: "Locking…" },
};
export const Confirmed: Story = { play: press("Unlock"), parameters: { shows: "Confirmed by the lock" } };
export const Refused: Story = {
  play: press("Unlock"),
  parameters: { before: [["faults/set", { fault: "refused" }]], shows: "Not unlocked." },
};
export const Jammed: Story = {
  args: { deviceId: "Garden Gate" },
  play: press("Lock"),
  parameters: { before: [["faults/set", { fault: "jammed" }]], shows: "Not locked." },
};
export const LostOnTheWay: Story = {
  play: press("Unlock"),
  parameters: { before: [["faults/set", { fault: "offline" }]], shows: "Not unlocked." },
};
export const TimedOut: Story = {
  play: press("Unlock"),
  parameters: {
    before: [["faults/set", { fault: "hold", times: null }]],
    hurry: true,
    shows: "The lock did not confirm within 60 seconds. It may still move.",
  },
};
export const AsksForASecondPress: Story = {
  args: { confirmUnlock: true },
  play: press("Unlock"),
  parameters: { shows: "Press again to unlock" },
};
export const AsksForASecondPressInGerman: Story = {
  ...AsksForASecondPress,
  globals: { locale: "de" },
  play: press("Entriegeln"),
  parameters: { shows: "Jetzt entriegeln" },
};
export const LockingSwitchedOff: Story = { args: { disableLockUnlock: true }, parameters: { shows: "4–8 digits" } };

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
export const NoSuchDevice: Story = {
  args: { deviceId: "00000000-0000-4000-8000-000000000000" },
  parameters: { shows: "Retry" },
};
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};

export const EverythingAtOnce: Story = {
  args: { deviceId: "Everything at once" },
  parameters: { world: "troubled", shows: "Everything at once" },
};
export const BareNecessities: Story = {
  args: { deviceId: "Bare necessities" },
  parameters: { world: "troubled", shows: "Bare necessities" },
};
export const OneCodeLength: Story = {
  args: { deviceId: "One code length" },
  parameters: { world: "troubled", shows: "6 digits" },
};
export const LongName: Story = {
  args: { deviceId: "A door whose name goes on" },
  parameters: { world: "troubled", shows: "A door whose name goes on" },
};
export const UnbrokenName: Story = {
  args: { deviceId: "Unbroken" },
  parameters: { world: "troubled", shows: "UnbrokenUnbroken" },
};
export const ArabicName: Story = {
  args: { deviceId: "دلتا (Delta)" },
  parameters: { world: "troubled", shows: "دلتا" },
};
export const Compact: Story = { globals: { density: "compact" }, parameters: { shows: "4–8 digits" } };

export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Device details" } };
export const CodesOpened: Story = { play: press("5 access codes"), parameters: { shows: "Amara Okafor" } };

export const German: Story = {
  args: { deviceId: "Laundry" },
  globals: { locale: "de" },
  parameters: { shows: "Laundry" },
};
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Front Door" } };
