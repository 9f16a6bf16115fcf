// Sorts and filters a list of doors.
import type { Device } from "@mortise/client";
import { batteryOf } from "./battery.ts";
import { deviceStatus } from "./device-status.ts";
import { lockStateOf } from "./lock-state.ts";

export const deviceOrders = ["name", "battery", "state", "trouble"] as const;
export type DeviceOrder = (typeof deviceOrders)[number];

export const deviceFilters = ["unlocked", "lowBattery", "warnings"] as const;
export type DeviceFilter = (typeof deviceFilters)[number];

/** State as the row shows it: unknown if the door is not online. */
const knownState = (device: Device) => (deviceStatus(device) === "online" ? lockStateOf(device) : "unknown");

/** Whether the battery is low. An offline door keeps its last level, as batteries do not charge themselves. */
const isBatteryLow = (device: Device) => ["low", "critical"].includes(batteryOf(device)?.word ?? "");

/** Filters by name. @param device - Device with the issues that the host shows. */
export const passesFilter: Readonly<Record<DeviceFilter, (device: Device) => boolean>> = {
  unlocked: (device) => knownState(device) === "unlocked",
  lowBattery: isBatteryLow,
  warnings: ({ warnings }) => warnings.length > 0,
};

/** Percent for a battery without a level: the middle of its word's range. */
const wordPercent = { critical: 5, low: 15, good: 60 } as const;

/** Sort values; the lowest comes first, as the door to visit first. */
const ranks: Readonly<Record<Exclude<DeviceOrder, "name">, (device: Device) => number>> = {
  battery: (device) => {
    const battery = batteryOf(device);
    return battery === null ? 101 : (battery.percent ?? wordPercent[battery.word]);
  },
  state: (device) => ["unlocked", "unknown", "locked"].indexOf(knownState(device)),
  trouble: (device) =>
    [
      device.errors.length > 0 || deviceStatus(device) !== "online",
      batteryOf(device)?.word === "critical",
      device.warnings.length > 0,
      isBatteryLow(device),
      true,
    ].indexOf(true),
};

interface Naming {
  /** BCP 47 tag. Names are sorted in the reader's language, and numbers in them by value. */
  readonly locale: string;
  readonly nameOf: (device: Device) => string;
}

/** Sorts devices. Equal ones keep their order. */
export function orderDevices(devices: readonly Device[], order: DeviceOrder, { locale, nameOf }: Naming): Device[] {
  if (order === "name") {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return devices.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }
  const rankOf = new Map(devices.map((device) => [device, ranks[order](device)]));
  return devices.toSorted((one, other) => Number(rankOf.get(one)) - Number(rankOf.get(other)));
}
