// Splits a list into days, with a heading above the first row of each.
import { dayNumbers } from "../time/day-numbers.ts";
import type { ActivityRow } from "./activity-rows.ts";

/** Maps the id of the first row of each day in a zone to the number of days ago, 0 for today. */
export function dayHeads(
  rows: readonly Pick<ActivityRow, "id" | "at">[],
  now: number,
  zone: string,
): ReadonlyMap<string, number> {
  const dayOf = dayNumbers(zone);
  const today = dayOf(now);
  const heads = new Map<string, number>();
  let last: number | undefined;
  for (const { id, at } of rows) {
    const day = dayOf(Date.parse(at));
    if (day !== last) heads.set(id, today - day);
    last = day;
  }
  return heads;
}
