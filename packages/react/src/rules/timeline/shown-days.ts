// Days of a timeline in one time zone. A day of 23 or 25 hours is as wide as any other.
import { placeWallTime } from "../time/wall-time.ts";

/** First moments of consecutive days, and of the day after them, in epoch milliseconds. */
export type DayStarts = readonly number[];

/** Returns the starts of some days. @param first - Days from 1970-01-01 to the first one. */
export const dayStarts = (first: number, count: number, zone: string): DayStarts =>
  Array.from({ length: count + 1 }, (_, index) => dayStart(first + index, zone));

/** Returns the first moment of a day. If clocks skip midnight, it is the moment to which they skip. */
export function dayStart(day: number, zone: string): number {
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  return placeWallTime(`${date}T00:00`, zone)?.instant ?? day * dayMs;
}

/**
 * Returns the position of a moment in days from the left edge: 1.5 is noon of the second day. Moments outside are at an
 * edge.
 */
export function placeOf(moment: number, starts: DayStarts): number {
  const after = starts.findIndex((start) => start > moment);
  if (after === 0) return 0;
  if (after === -1) return starts.length - 1;
  const [start = 0, end = 0] = [starts[after - 1], starts[after]];
  return after - 1 + (moment - start) / (end - start);
}

/** Returns the position of the present in days, rounded down to hundredths; `null` if today is not shown. */
export function placeOfNow(now: number, starts: DayStarts): number | null {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  return now >= first && now < last ? Math.floor(placeOf(now, starts) * nowSteps) / nowSteps : null;
}

/**
 * Steps per day. A day is about 100 px wide, so a finer step would update the page every minute without a visible
 * change.
 */
const nowSteps = 100;

const dayMs = 86_400_000;
