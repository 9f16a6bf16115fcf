// Limits the rate at which a link reads its hub, by the working time spent, so that a noisy hub leaves the process to
// others. Above the limit the socket is not read for a moment, and the hub waits. Answers to commands wait in the same
// queue, so the pauses are short, and most of a flood is read and dropped instead.
import { Allowance } from "./allowance.ts";

/** Milliseconds of work: enough at once for the device list of a large hub, then a quarter of the time. */
const rate = { atOnce: 500, perSecond: 250 };
/** Working time of the protocol's library per message. */
const perMessageMs = 0.03;
const longestPauseMs = 250;

export interface Intake {
  /** Does the work for one message and counts its time. */
  take(this: void, work: () => void): void;
  /** Length of the next pause in milliseconds; 0 for none. */
  readonly pauseMs: number;
}

export function newIntake(now: () => number = () => performance.now()): Intake {
  const time = new Allowance(rate, now);
  return {
    take(work) {
      const begun = now();
      try {
        work();
      } finally {
        time.spend(now() - begun + perMessageMs);
      }
    },
    get pauseMs() {
      return Math.min(time.owedMs, longestPauseMs);
    },
  };
}

interface Tap {
  pause(): void;
  resume(): void;
}

/** Pauses the socket when the intake says so. @returns a function to call after each message */
export function throttleTap(intake: Intake, tap: Tap): () => void {
  let isPaused = false;
  const resume = () => {
    isPaused = false;
    tap.resume();
  };
  return () => {
    const { pauseMs } = intake;
    if (isPaused || pauseMs === 0) return;
    isPaused = true;
    tap.pause();
    setTimeout(resume, pauseMs).unref();
  };
}
