// When the next attempt is due (webhook-api §5): at once, then so long after each failure; pure.
import { hourMs, minuteMs, secondMs } from "../../base/clock.ts";
import type { RetryAfter } from "./request/retry-after.ts";

/** What is waited after the first failure, the second, …; after the last there is nothing more to wait for. */
export const retryDelaysMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  10 * hourMs,
];

/** So that messages which failed together do not come back together. */
const jitter = 0.2;

/** Failures after which a message counts as failing, for the operational event. */
export const failingAfter = 4;

/** An endpoint whose attempts have all failed for this long is disabled. */
export const disableAfterMs = 5 * 24 * hourMs;

/** A receiver that did not answer in time is left alone for at least this long. */
const retryAfterTimeoutMs = minuteMs;

/**
 * How long to wait after so many failures; undefined when no attempt is left.
 * `random`: 0 to 1; 0.5 gives the delay as it stands in the table. `retryAfter`: what the receiver asked for; held to
 * twice the table at most.
 */
export function retryDelay(failures: number, random: number, retryAfter: RetryAfter = 0): number | undefined {
  const delay = retryDelaysMs[failures - 1];
  if (delay === undefined) return undefined;
  const spread = Math.round(delay * (1 + jitter * (2 * random - 1)));
  return Math.max(spread, retryAfter === "timeout" ? retryAfterTimeoutMs : Math.min(retryAfter, 2 * delay));
}
