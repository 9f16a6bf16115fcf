// The days of a week, in the person's time zone, with what was delivered and what failed on each.
import type { AttemptStatisticsResponse } from "@mortise/webhooks";

export interface Day {
  /** Its midnight, in epoch milliseconds. */
  readonly from: number;
  readonly delivered: number;
  readonly failed: number;
}

const days = 7;

/** Seven midnights, today's last: days are longer or shorter than 24 hours where clocks are changed. */
export function weekUntil(now: number): number[] {
  const today = new Date(now);
  return Array.from({ length: days }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index)).getTime(),
  );
}

/** Gathers the periods of the answer, which are shorter than days. */
export function byDay(midnights: readonly number[], { data, startDate, endDate }: AttemptStatisticsResponse): Day[] {
  const [good, bad] = [data.successCount ?? [], data.failureCount ?? []];
  const periodMs = (endDate.getTime() - startDate.getTime()) / Math.max(1, good.length);
  const within = (counts: readonly number[], from: number, to: number) =>
    counts.reduce((sum, number, index) => {
      const at = startDate.getTime() + index * periodMs;
      return at >= from && at < to ? sum + number : sum;
    }, 0);
  return midnights.map((from, index) => {
    const to = midnights[index + 1] ?? Infinity;
    return { from, delivered: within(good, from, to), failed: within(bad, from, to) };
  });
}
