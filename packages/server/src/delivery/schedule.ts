// When the next attempt is due (webhook-api §5): at once, then so long after each failure; pure.
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What is waited after the first failure, the second, …; after the last there is nothing more to wait for. */
export const retryDelaysMs: readonly number[] = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** So that messages which failed together do not come back together. */
const jitter = 0.2;

/** Failures after which a message counts as failing, for the operational event. */
export const failingAfter = 4;

/** All attempts of an endpoint failing for so long disable it. */
export const disableAfterMs = 5 * 24 * hour;

/**
 * How long to wait after so many failures; undefined when no attempt is left.
 * `random`: 0 to 1; 0.5 gives the delay as it stands in the table.
 */
export function retryDelay(failures: number, random: number): number | undefined {
  const delay = retryDelaysMs[failures - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 + jitter * (2 * random - 1)));
}
