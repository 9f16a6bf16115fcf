// Keeps a driver running: when its run ends or throws, it is begun again after a pause, and nothing else in the server
// notices.
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs, jittered } from "../backoff.ts";
import { type Driver, DriverError, type DriverEvent, type Fault } from "../drivers/driver.ts";

const pauses = { firstMs: 250, longestMs: 15_000 };
/** A refused secret is not tried again and again: the system would lock the account. */
const refusedPauseMs = 300_000;
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
      const fault = await runOnce();
      if (ended.signal.aborted) return;
      emit({ type: "link", up: false, at: now(), ...fault });
      failures = performance.now() - begun > stableMs ? 1 : failures + 1;
      await sleep(pauseOf(fault.fault, failures, random), undefined, { signal: ended.signal }).catch(() => "stopped");
    }
  }
  async function runOnce(): Promise<{ fault: Fault; detail: string }> {
    try {
      await driver.run?.(emit, ended.signal);
      return { fault: "unreachable", detail: "The link was closed." };
    } catch (error) {
      return error instanceof DriverError
        ? { fault: error.fault, detail: error.message }
        : { fault: "internal", detail: `The driver failed: ${error instanceof Error ? error.name : typeof error}.` };
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
