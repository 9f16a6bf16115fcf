import type { BatteryReading } from "../../../rules/device/battery.ts";
import type { IconName, Tone } from "../../../ui/Icon/Icon.tsx";

export const batteryTone = ({ word }: BatteryReading): Tone | undefined =>
  word === "critical" ? "danger" : word === "low" ? "warning" : undefined;

export function batteryIcon({ word, percent }: BatteryReading): IconName {
  if (word === "good") return percent === null || percent > fullAbove ? "battery" : "battery-good";
  return word === "low" ? "battery-low" : "battery-critical";
}

/** Level above which the icon shows a full battery, in percent. */
const fullAbove = 80;
