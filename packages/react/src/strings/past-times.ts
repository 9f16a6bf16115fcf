// When something happened, as lists of what has passed write it.
import { dateFormat, type Formatter } from "./format.ts";

/** The time of day alone: 11:00 AM. */
export const timeOfDay = (format: Formatter, time: string, zone: string): string =>
  format.show(time, format.clock(), zone);

/** With the year only if it is not this one there: Fri, Jun 12, 11:00 AM. */
export function dayAndTime(format: Formatter, time: string, now: number, zone: string): string {
  const [year, thisYear] = [time, now].map((moment) => format.show(moment, { year: "numeric" }, zone));
  const day: Intl.DateTimeFormatOptions = { weekday: "short", month: "short", day: "numeric" };
  const parts = year === thisYear ? day : { ...day, year: "numeric" as const };
  return format.show(time, { ...parts, ...format.clock() }, zone);
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
