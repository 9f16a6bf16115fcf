// When the next attempt is due (webhook-api §5): at once, then so long after each failure; pure.
import type { Rest } from "./rest.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What is waited after the first failure, the second, …; after the last there is nothing more to wait for. */
export const retryDelaysMs: readonly number[] = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** So that messages which failed together do not come back together. */
const jitter = 0.2;

/** Failures after which a message counts as failing, for the operational event. */
export const failingAfter = 4;

/** An endpoint whose attempts have all failed for this long is disabled. */
export const disableAfterMs = 5 * 24 * hour;

/** A receiver that did not answer in time is left alone for at least this long. */
const restAfterTimeoutMs = minute;

/**
 * How long to wait after so many failures; undefined when no attempt is left.
 * `random`: 0 to 1; 0.5 gives the delay as it stands in the table. `rest`: what the receiver asked for; held to twice the table at most.
 */
export function retryDelay(failures: number, random: number, rest: Rest = 0): number | undefined {
  const delay = retryDelaysMs[failures - 1];
  if (delay === undefined) return undefined;
  const spread = Math.round(delay * (1 + jitter * (2 * random - 1)));
  return Math.max(spread, rest === "timeout" ? restAfterTimeoutMs : Math.min(rest, 2 * delay));
}
