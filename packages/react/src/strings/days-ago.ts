import { dateFormat } from "./format.ts";

/**
 * How many midnights lie between a moment and now, by the clocks of a zone: 0 today, 1 yesterday; less than 0 for days
 * to come. `zone`: "" for the reader's own.
 */
export function daysAgo(time: string | number, now: number, zone: string): number {
  const format = dateFormat("en-US", { year: "numeric", month: "numeric", day: "numeric" }, zone);
  const midnightOf = (moment: number) => Date.parse(`${format.format(moment)} UTC`);
  return (midnightOf(now) - midnightOf(+new Date(time))) / 86_400_000;
}
