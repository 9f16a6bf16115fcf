// Keeps a driver running: when its run ends or throws, it is begun again after a pause, and nothing else in the server
// notices.
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs, jittered } from "../backoff.ts";
import { ConnectError } from "../drivers/connect-error.ts";
import { type Driver, DriverError, type DriverEvent, type Fault } from "../drivers/driver.ts";
import { linkFault } from "../drivers/link-fault.ts";

const pauses = { firstMs: 250, longestMs: 15_000 };
/** A refused secret is not tried again and again: the system would lock the account. */
const refusedPauseMs = 300_000;
/** A driver that wants to be left alone is believed for so long. */
const longestRetryMs = 300_000;
/** After a run of this length the pauses begin with the shortest again. */
const stableMs = 30_000;

interface SupervisedRun {
  /** Resolves once the driver has let go of its link. */
  stop(): Promise<void>;
}

interface Setting {
  emit: (event: DriverEvent) => void;
  /** Server time, epoch milliseconds. */
  now: () => number;
  /** 0..1, for the pauses. @default Math.random */
  random?: () => number;
}

export function superviseRun(driver: Driver, { emit, now, random = Math.random }: Setting): SupervisedRun {
  const ended = new AbortController();
  const done = keepRunning();
  async function keepRunning(): Promise<void> {
    let failures = 0;
    while (!ended.signal.aborted) {
      const begun = performance.now();
      const { retryAfterMs, ...fault } = await runOnce();
      if (ended.signal.aborted) return;
      emit({ type: "link", up: false, at: now(), ...fault });
      failures = performance.now() - begun > stableMs ? 1 : failures + 1;
      const pauseMs = Math.max(pauseOf(fault.fault, failures, random), Math.min(retryAfterMs, longestRetryMs));
      await sleep(pauseMs, undefined, { signal: ended.signal }).catch(() => "stopped");
    }
  }
  async function runOnce(): Promise<{ fault: Fault; detail: string; retryAfterMs: number }> {
    try {
      await driver.run?.(emit, ended.signal);
      return { fault: "unreachable", detail: "The link was closed.", retryAfterMs: 0 };
    } catch (thrown) {
      const error = thrown instanceof ConnectError ? linkFault(thrown) : thrown;
      if (error instanceof DriverError)
        return { fault: error.fault, detail: error.message, retryAfterMs: error.retry_after_ms ?? 0 };
      const what = error instanceof Error ? error.name : typeof error;
      return { fault: "internal", detail: `The driver failed: ${what}.`, retryAfterMs: 0 };
    }
  }
  return {
    async stop() {
      ended.abort();
      await done;
    },
  };
}

const pauseOf = (fault: Fault, failures: number, random: () => number): number =>
  fault === "auth" ? refusedPauseMs : jittered(backoffMs(failures, pauses), random());
