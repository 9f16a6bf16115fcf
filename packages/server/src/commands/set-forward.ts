// Tells the operator that the clock was set forward while the server ran: what is over by it is gone for good.
import { iso } from "../clock.ts";

interface Clocks {
  /** Epoch milliseconds, as the machine's owner or its network sets them. */
  now: () => number;
  /** Milliseconds by a clock that nobody sets; it stands while the machine sleeps. */
  steady: () => number;
}

const machine: Clocks = { now: () => Date.now(), steady: () => performance.now() };

/** Look again every few seconds. */
export function watchSetForward(log: (message: string) => void, { now, steady }: Clocks = machine): () => void {
  let ahead = now() - steady();
  return () => {
    const before = ahead;
    ahead = now() - steady();
    const minutes = Math.round((ahead - before) / 60_000);
    if (minutes > 0)
      log(
        `The clock went on by ${minutes} min more than time did, to ${iso(now())}: it was set forward, or the machine slept. If it is wrong, set it right at once: codes that are over by it are deleted, and come back from a backup only.`,
      );
  };
}
