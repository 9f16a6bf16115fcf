// How long to wait before trying again what failed: twice as long after each failure, up to a limit.

interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** `failures` before the latest one: after none it is the first wait. */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(firstMs * 2 ** failures, longestMs);

/** Full jitter, so that many who failed together do not come back together. `random`: 0 to 1. */
export const withJitter = (waitMs: number, random: number): number => random * waitMs;
