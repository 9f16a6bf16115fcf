// Formats moments in the views of a code. The first rows of a page do not need this.
import { dateFormat, type Formatter } from "./format.ts";

const day = { weekday: "short", month: "short", day: "numeric" } as const;

/** Formats only the time of day: 11:00 AM. @param more - Further parts, such as the zone's name. */
export const timeOfDay = (format: Formatter, time: string, zone: string, more?: Intl.DateTimeFormatOptions): string =>
  format.show(time, { ...format.clock(), ...more }, zone);

/**
 * Formats days and times of day: Fri, Jun 12, 11:00 AM. All include the year if one of them is in another year than
 * `now` in that zone.
 * @param more - Further parts, such as the zone's name.
 */
export function dateTimes(
  format: Formatter,
  times: readonly (string | number)[],
  zone: string | null,
  now = format.now(),
  more?: Intl.DateTimeFormatOptions,
): string[] {
  const yearOf = (time: string | number) => format.show(time, { year: "numeric" }, zone);
  const isThisYear = times.every((time) => yearOf(time) === yearOf(now));
  const parts = isThisYear ? day : { ...day, year: "numeric" as const };
  return times.map((time) => format.show(time, { ...parts, ...format.clock(), ...more }, zone));
}

/** Formats a day, Thu, Nov 27, or a span of days: Fri – Sun. */
export function daySpan(format: Formatter, start: number, end: number, zone: string): string {
  const [first, last] = [start, end].map((time) => format.show(time, { dateStyle: "short" }, zone));
  return first === last ? format.show(start, day, zone) : format.show(start, { weekday: "short" }, zone, end);
}

/**
 * Number of midnights between a moment and now, by the clocks of a zone: 0 for today, 1 for yesterday, negative for
 * future days.
 * @param zone - "" for the reader's own.
 */
export function daysAgo(time: string | number, now: number, zone: string): number {
  const format = dateFormat("en-US", { year: "numeric", month: "numeric", day: "numeric" }, zone);
  const midnightOf = (moment: number) => Date.parse(`${format.format(moment)} UTC`);
  return (midnightOf(now) - midnightOf(+new Date(time))) / 86_400_000;
}
