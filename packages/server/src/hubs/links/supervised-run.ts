// Keeps a driver running: when its run ends or throws, it is begun again after a pause, and nothing else in the server
// notices.
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs, withJitter } from "../../base/backoff.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { type Driver, DriverError, type DriverEvent, type Fault } from "../../driver/driver.ts";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { linkFault } from "../../driver/link-fault.ts";
import { whatAndWhere } from "../../driver/log-unforeseen.ts";

const pauses = { firstMs: 250, longestMs: 15_000 };
/** A refused secret is not tried again and again: the system would lock the account. */
const refusedPauseMs = 300_000;
/** A driver that wants to be left alone is believed for so long. */
const longestRetryMs = 300_000;
/** After a run of this length the pauses begin with the shortest again. */
const stableMs = 30_000;

interface SupervisedRun {
  /** Resolves once the driver has let go of its link; one that does not is waited for a while. */
  stop(): Promise<void>;
}

interface Setting {
  /** Makes the driver; tried again until it succeeds. */
  connect(this: void): Driver | Promise<Driver>;
  /** undefined: it could not be made yet. */
  connected?(this: void, driver: Driver | undefined): void;
  /** May return a promise of when the event is written; drivers in processes of their own wait for it. */
  emit(this: void, event: DriverEvent): unknown;
  /** The process of the driver has ended, by itself or because it had to be ended. */
  lost?(this: void, error: DriverLostError): void;
  /** Server time, epoch milliseconds. */
  now(this: void): number;
  /** 0..1, for the pauses. @default Math.random */
  random?(this: void): number;
}

/** Longer than the server gives a driver's process to end a run. */
const stopPatienceMs = 3000;

export function superviseRun({ connect, connected, emit, lost, now, random = Math.random }: Setting): SupervisedRun {
  const ended = new AbortController();
  let driver: Driver | undefined;
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
      if (!driver) {
        driver = await connect();
        connected?.(driver);
      }
      await driver.run?.(emit, ended.signal);
      return { fault: "unreachable", detail: "The link was closed.", retryAfterMs: 0 };
    } catch (thrown) {
      if (!driver) connected?.(undefined);
      if (thrown instanceof DriverLostError && !ended.signal.aborted) lost?.(thrown);
      const error = thrown instanceof ConnectError ? linkFault(thrown) : thrown;
      if (error instanceof DriverError)
        return { fault: error.fault, detail: error.message, retryAfterMs: error.retry_after_ms ?? 0 };
      return { fault: "internal", detail: `The driver failed: ${whatAndWhere(error)}.`, retryAfterMs: 0 };
    }
  }
  return {
    async stop() {
      ended.abort();
      await Promise.race([done, sleep(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}

const pauseOf = (fault: Fault, failures: number, random: () => number): number =>
  fault === "auth" ? refusedPauseMs : withJitter(backoffMs(failures, pauses), random());
