// Converts between wall-clock times of a zone and instants, using only Intl.
import { endOfTimeMs, offsetAt } from "./zone-offset.ts";

/** Value of a date-time field: `YYYY-MM-DDTHH:mm`, seconds optional, no zone. */
export type WallTime = string;

interface Placed {
  /** Epoch milliseconds. */
  readonly instant: number;
  /**
   * `skipped` if clocks jump over this time, so it counts on from before the jump: 02:30 becomes 03:30. `repeated` if
   * clocks show it twice; the first counts.
   */
  readonly fit: "exact" | "skipped" | "repeated";
}

/** Returns the instant at which clocks in a zone show a time, or `null` if the string is not a time. */
export function placeWallTime(wall: WallTime, zone: string): Placed | null {
  const shown = readWallTime(wall);
  if (shown === null) return null;
  const [before, after] = [offsetAt(zone, shown - dayMs), offsetAt(zone, shown + dayMs)];
  const [first, second] = [...new Set([before, after])]
    .filter((offset) => offsetAt(zone, shown - offset * minuteMs) === offset)
    .map((offset) => shown - offset * minuteMs);
  // Both offsets fit only where clocks go back. The one before the change then gives the earlier instant.
  if (first !== undefined) return { instant: first, fit: second === undefined ? "exact" : "repeated" };
  return { instant: shown - before * minuteMs, fit: "skipped" };
}

/** Formats an instant as clocks in a zone show it, to the minute. Empty if the year there does not have four digits. */
export function wallTimeOf(instant: number, zone: string): WallTime {
  return localText(instant, zone).slice(0, 16);
}

/**
 * Formats an instant for the platform: `YYYY-MM-DDTHH:mm:ss.000±HH:MM`, with the zone's offset on that date
 * (docs/specification/readings.md §3).
 */
export function wireTimeOf(instant: number, zone: string): string {
  return `${localText(instant, zone)}.000${offsetText(offsetAt(zone, instant))}`;
}

/** Formats an offset, such as `+05:30`. */
export function offsetText(minutes: number, minus = "-"): string {
  const size = Math.abs(minutes);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? minus : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** Parses `wall` as UTC into epoch milliseconds. Returns `null` if it is not a time. */
export function readWallTime(wall: WallTime): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.\d{1,3})?$/.exec(wall);
  if (match === null) return null;
  const [, toMinute, seconds = ":00"] = match;
  const text = `${toMinute}${seconds}`;
  const shown = Date.parse(`${text}.000Z`);
  // Date.parse turns 30 February into a day in March, which is not the given time.
  return Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 19) !== text ? null : shown;
}

function localText(instant: number, zone: string): string {
  const shown = instant + offsetAt(zone, instant) * minuteMs;
  const text = Number.isNaN(shown) || Math.abs(shown) > endOfTimeMs ? "" : new Date(shown).toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 19) : "";
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
