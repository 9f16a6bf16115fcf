// Orders of a list of doors, and what narrows it.
import type { Device } from "@mortise/client";
import { batteryOf } from "./battery.ts";
import { deviceStatus } from "./device-status.ts";
import { lockStateOf } from "./lock-state.ts";

export const deviceOrders = ["name", "battery", "state", "trouble"] as const;
export type DeviceOrder = (typeof deviceOrders)[number];

export const deviceFilters = ["unlocked", "lowBattery", "warnings"] as const;
export type DeviceFilter = (typeof deviceFilters)[number];

/** As a row says it: of a door that cannot be asked, the state is not known. */
const knownState = (device: Device) => (deviceStatus(device) === "online" ? lockStateOf(device) : "unknown");

/** A door that cannot be asked has the battery that it had last: it does not charge itself. */
const isBatteryLow = (device: Device) => ["low", "critical"].includes(batteryOf(device)?.word ?? "");

/** `device`: with the issues that the host wants shown. */
export const passesFilter: Readonly<Record<DeviceFilter, (device: Device) => boolean>> = {
  unlocked: (device) => knownState(device) === "unlocked",
  lowBattery: isBatteryLow,
  warnings: ({ warnings }) => warnings.length > 0,
};

/** Percent where a battery has no level of its own: in the middle of what its word covers. */
const wordPercent = { critical: 5, low: 15, good: 60 } as const;

/** The lowest comes first: what a porter goes to first. */
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
  /** A BCP 47 tag: names are in the order of the reader's language, numbers in them by their value. */
  readonly locale: string;
  readonly nameOf: (device: Device) => string;
}

/** Sorted; doors that are equal stay in the order they came in. */
export function orderDevices(devices: readonly Device[], order: DeviceOrder, { locale, nameOf }: Naming): Device[] {
  if (order === "name") {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return devices.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }
  const rankOf = new Map(devices.map((device) => [device, ranks[order](device)]));
  return devices.toSorted((one, other) => Number(rankOf.get(one)) - Number(rankOf.get(other)));
}
