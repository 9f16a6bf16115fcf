// Moments as the views of a code write them. The first rows of a page do without.
import { dateFormat, type Formatter } from "./format.ts";

const day = { weekday: "short", month: "short", day: "numeric" } as const;

/** The time of day alone: 11:00 AM. */
export const timeOfDay = (format: Formatter, time: string, zone: string): string =>
  format.show(time, format.clock(), zone);

/** Days and times of day, with the year only if one of them is in another than `now` there: Fri, Jun 12, 11:00 AM. */
export function dateTimes(
  format: Formatter,
  times: readonly (string | number)[],
  zone: string | null,
  now = format.now(),
): string[] {
  const yearOf = (time: string | number) => format.show(time, { year: "numeric" }, zone);
  const isThisYear = times.every((time) => yearOf(time) === yearOf(now));
  const parts = isThisYear ? day : { ...day, year: "numeric" as const };
  return times.map((time) => format.show(time, { ...parts, ...format.clock() }, zone));
}

/** A day, Thu, Nov 27, or the days from one to another: Fri – Sun. */
export function daySpan(format: Formatter, start: number, end: number, zone: string): string {
  const [first, last] = [start, end].map((time) => format.show(time, { dateStyle: "short" }, zone));
  return first === last ? format.show(start, day, zone) : format.show(start, { weekday: "short" }, zone, end);
}

/**
 * How many midnights lie between a moment and now, by the clocks of a zone: 0 today, 1 yesterday; less than 0 for days
 * to come. `zone`: "" for the reader's own.
 */
export function daysAgo(time: string | number, now: number, zone: string): number {
  const format = dateFormat("en-US", { year: "numeric", month: "numeric", day: "numeric" }, zone);
  const midnightOf = (moment: number) => Date.parse(`${format.format(moment)} UTC`);
  return (midnightOf(now) - midnightOf(+new Date(time))) / 86_400_000;
}
