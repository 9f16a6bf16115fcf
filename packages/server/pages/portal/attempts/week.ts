// Days of a week in the person's time zone, with the number of deliveries and failures.
import type { AttemptStatisticsResponse } from "@mortise/webhooks";

export interface Day {
  /** Midnight at which the day begins, in epoch milliseconds. */
  readonly from: number;
  readonly delivered: number;
  readonly failed: number;
}

const days = 7;

/** Returns seven midnights, today's last. Days are longer or shorter than 24 hours when clocks change. */
export function weekUntil(now: number): number[] {
  const today = new Date(now);
  return Array.from({ length: days }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index)).getTime(),
  );
}

/** Sums the periods of the answer, which are shorter than days, by day. */
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
