// Formats of moments and durations.
import { locale } from "../strings/strings.ts";

const minuteMs = 60_000;
const steps = [
  { unit: "second", ms: 1000, below: minuteMs },
  { unit: "minute", ms: minuteMs, below: 60 * minuteMs },
  { unit: "hour", ms: 60 * minuteMs, below: 1440 * minuteMs },
  { unit: "day", ms: 1440 * minuteMs, below: Infinity },
] as const;

/** Formats an age: "3 min. ago", "now". */
export function agoText(at: Date, now: number): string {
  const past = Math.max(0, now - at.getTime());
  const { unit, ms } = steps.find(({ below }) => past < below) ?? steps[3];
  const format = new Intl.RelativeTimeFormat(locale, { style: "short", numeric: "auto" });
  // Seconds are omitted, because they would be wrong as soon as they are read.
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(past / ms), unit);
}

/** Formats a moment with the name of the zone. */
export const exactText = (at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "long" }).format(at);

/** Formats a time of today alone, and others with weekday and date. */
export function sinceText(at: Date, now: number): string {
  const isToday = new Date(now).toDateString() === at.toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && { weekday: "short", month: "short", day: "numeric" }),
  }).format(at);
}

/** Formats the person's time zone, with its offset from UTC. */
export function zoneText(now: number): string {
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: "shortOffset" });
  const offset = zone.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value;
  const name = zone.resolvedOptions().timeZone.replaceAll("_", " ");
  return offset === undefined || offset === name ? name : `${name} (${offset})`;
}

export const durationText = (ms: number): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "millisecond", unitDisplay: "short" }).format(ms);
