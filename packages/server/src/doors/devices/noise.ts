// Noise thresholds: daily windows, possibly past midnight, each in its own time zone (platform-api §3.14).
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";

/** Threshold that every sensor has at first (platform-api appendix C). */
export const builtinThreshold = (device_id: string, noise_threshold_id: string, zone = "UTC"): NoiseThreshold => ({
  noise_threshold_id,
  device_id,
  name: "builtin_normal_hours",
  starts_daily_at: `00:00:00[${zone}]`,
  ends_daily_at: `23:59:59[${zone}]`,
  noise_threshold_decibels: 60,
});

export const noiseDeviceTypes: readonly string[] = ["noiseaware_activity_zone", "minut_sensor"];

/** Whether the window is open at `now` (epoch milliseconds). Times without a zone are in `zone`. */
export function isOpen({ starts_daily_at, ends_daily_at }: NoiseThreshold, now: number, zone = "UTC"): boolean {
  const starts = secondsOf(starts_daily_at);
  const ends = closingSecond(ends_daily_at);
  const time = timeOfDay(now, zoneOf(starts_daily_at) ?? zoneOf(ends_daily_at) ?? zone);
  return starts <= ends ? starts <= time && time < ends : time >= starts || time < ends;
}

export function isZoneKnown(text: string): boolean {
  const zone = zoneOf(text);
  if (zone === undefined) return true;
  try {
    timeOfDay(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether both times are in one time zone, as far as they name any. */
export const areInOneZone = (starts: string, ends: string): boolean =>
  (zoneOf(starts) ?? zoneOf(ends))?.toLowerCase() === (zoneOf(ends) ?? zoneOf(starts))?.toLowerCase();

/** End in seconds. The day's last second belongs to a window that ends with the day. */
const closingSecond = (text: string): number => secondsOf(text) + (text.startsWith("23:59:59") ? 1 : 0);

const zoneOf = (text: string): string | undefined => /\[(.+)\]$/.exec(text)?.[1];

function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(0, 8).split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function timeOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).format(now);
  return secondsOf(parts);
}
