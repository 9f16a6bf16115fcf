// Keeps a driver running: when its run ends or throws, it starts again after a pause, without any effect on the rest of
// the server.
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs, withJitter } from "../../base/backoff.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { type Driver, DriverError, type DriverEvent, type Fault } from "../../driver/driver.ts";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { linkFault } from "../../driver/link-fault.ts";
import { whatAndWhere } from "../../driver/log-unforeseen.ts";

const pauses = { firstMs: 250, longestMs: 15_000 };
/** Pause after a refused secret. More tries could make the system lock the account. */
const refusedPauseMs = 300_000;
/** Longest pause that a driver can ask for. */
const longestRetryMs = 300_000;
/** Length of a run after which the pauses start with the shortest again. */
const stableMs = 30_000;

interface SupervisedRun {
  /** Stops the run. Resolves when the driver has closed its link, or after three seconds. */
  stop(): Promise<void>;
}

interface Setting {
  /** Makes the driver. Called again until it succeeds. */
  connect(this: void): Driver | Promise<Driver>;
  /** Called with the driver, or with `undefined` after each attempt that could not make it. */
  connected?(this: void, driver: Driver | undefined): void;
  /** Takes an event. May return a promise that the event is stored, which drivers in processes wait for. */
  emit(this: void, event: DriverEvent): unknown;
  /** Called when the driver's process has ended, by itself or by force. */
  lost?(this: void, error: DriverLostError): void;
  /** Server time, epoch milliseconds. */
  now(this: void): number;
  /** Random number from 0 to 1, for the pauses. @default Math.random */
  random?(this: void): number;
}

/** Longest wait for the end of a run; longer than the server gives a driver's process. */
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
