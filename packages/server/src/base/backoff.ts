// Pauses before retries: doubled after each failure, up to a limit.

interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** Pause after a failure. @param failures - Failures before it; 0 gives the first pause. */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(firstMs * 2 ** failures, longestMs);

/** Randomises a pause (full jitter), so that callers that failed together do not retry together. `random` is 0 to 1. */
export const withJitter = (waitMs: number, random: number): number => random * waitMs;
