// Refuses commands that waited while the process was paused: stopped, swapped out, or on a machine that slept. The person who pressed "unlock"
// may have left meanwhile, or used another way, so a late command must not open the door.
import { Refusal } from "../../base/errors.ts";

/** Longest wait of a person at a door, and far longer than a busy process takes to answer. */
export const patienceMs = 10_000;
const beatMs = 500;
/** Time after a standstill in which the process still reads requests that had waited. */
export const readingMs = 1000;

export interface Pulse {
  /** Whether a request that is read now may have waited longer than {@link patienceMs}. */
  hasStoodStill(): boolean;
  stop(): void;
}

/**
 * @param steadyNow - Monotonic milliseconds, which continue while the process is stopped. On Linux they stop while the
 * machine sleeps.
 * @param wallNow - Epoch milliseconds. A clock that is set forward counts as a standstill, because it looks like a sleep.
 */
export function createPulse(steadyNow = () => performance.now(), wallNow = () => Date.now()): Pulse {
  let [beatAt, wallAt] = [steadyNow(), wallNow()];
  let wokeAt = Number.NEGATIVE_INFINITY;
  const beat = () => {
    const [steady, wall] = [steadyNow(), wallNow()];
    if (Math.max(steady - beatAt, wall - wallAt) > patienceMs) wokeAt = steady;
    [beatAt, wallAt] = [steady, wall];
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return {
    hasStoodStill() {
      // The timer may fire after a request is read.
      beat();
      return steadyNow() - wokeAt < readingMs;
    },
    stop: () => clearInterval(timer),
  };
}

export const tooLate = () =>
  new Refusal(
    503,
    "service_unavailable",
    "This server stood still while the request waited, so nothing was done. Send it again if it is still wanted.",
    {
      headers: { "retry-after": "2" },
    },
  );
