// Schedule of attempts (webhook-api §5): at once, then after a pause for each failure.
import { hourMs, minuteMs, secondMs } from "../../base/clock.ts";
import type { RetryAfter } from "./request/retry-after.ts";

/** Pauses after the first failure, the second, and so on. After the last one there is no further attempt. */
export const retryDelaysMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  10 * hourMs,
];

/** Random part of a pause, so that messages that failed together do not come back together. */
const jitter = 0.2;

/** Number of failures after which a message counts as failing, for the operational event. */
export const failingAfter = 4;

/** Time after which an endpoint with only failed attempts is disabled. */
export const disableAfterMs = 5 * 24 * hourMs;

/** Shortest pause after a receiver did not answer in time. */
const retryAfterTimeoutMs = minuteMs;

/**
 * Returns the delay after a number of failures, in milliseconds; `undefined` if no attempt is left.
 * @param random - Random number from 0 to 1; 0.5 gives the delay of the table.
 * @param retryAfter - Delay that the receiver requested. Limited to twice the delay of the table.
 */
export function retryDelay(failures: number, random: number, retryAfter: RetryAfter = 0): number | undefined {
  const delay = retryDelaysMs[failures - 1];
  if (delay === undefined) return undefined;
  const spread = Math.round(delay * (1 + jitter * (2 * random - 1)));
  return Math.max(spread, retryAfter === "timeout" ? retryAfterTimeoutMs : Math.min(retryAfter, 2 * delay));
}
