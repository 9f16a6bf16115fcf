import type { Device } from "@mortise/client";

export interface BatteryReading {
  readonly word: "good" | "low" | "critical";
  /** Percent from 0 to 100, rounded down (docs/specification/spec.md §9); `null` if the level is unknown. */
  readonly percent: number | null;
}

/** Reads the battery. Returns `null` if the device sends no known status of it, even if it sends a level. */
export function batteryOf({ properties }: Pick<Device, "properties">): BatteryReading | null {
  const { battery, battery_level } = properties;
  const word = words.get(battery?.status);
  return word === undefined ? null : { word, percent: wholePercent(battery?.level ?? battery_level) };
}

const words: ReadonlyMap<unknown, BatteryReading["word"]> = new Map([
  ["full", "good"],
  ["good", "good"],
  ["low", "low"],
  ["critical", "critical"],
]);

// 0.29 * 100 is slightly below 29, and would be rounded down to 28.
const wholePercent = (level: unknown): number | null =>
  typeof level === "number" && Number.isFinite(level) ? Math.floor(Math.min(1, Math.max(0, level)) * 100 + 1e-9) : null;
