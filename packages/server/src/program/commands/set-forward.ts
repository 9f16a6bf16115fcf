// Warns the operator if the clock was set forward while the server ran, because codes that have ended by the new time
// are deleted for good.
import { iso } from "../../base/clock.ts";

interface Clocks {
  /** Epoch milliseconds of the machine's clock, which its owner or network can set. */
  now: () => number;
  /** Monotonic milliseconds, which nobody can set. On Linux they stop while the machine sleeps. */
  steady: () => number;
}

const machine: Clocks = { now: () => Date.now(), steady: () => performance.now() };

/** Returns a check to call every few seconds. */
export function watchSetForward(log: (message: string) => void, { now, steady }: Clocks = machine): () => void {
  let ahead = now() - steady();
  return () => {
    const before = ahead;
    ahead = now() - steady();
    const minutes = Math.round((ahead - before) / 60_000);
    if (minutes > 0)
      log(
        `The clock jumped ahead by ${minutes} min, to ${iso(now())}: it was set forward, or the machine slept. If it is wrong, correct it at once: codes that have ended by this clock are deleted, and only a backup can bring them back.`,
      );
  };
}
