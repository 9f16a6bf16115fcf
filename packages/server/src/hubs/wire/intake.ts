// How fast a link takes in what its hub says: by the time that this takes, so that a noisy hub leaves the process to
// others. Above it the socket is not read for a moment, and the hub's side waits. The answer to a command stands in the
// same line, so that moments are short, and most of a flood is taken in and thrown away instead.
import { Allowance } from "./allowance.ts";

/** Milliseconds of work: the list of a big house at once, and a quarter of the time from then on. */
const rate = { atOnce: 500, perSecond: 250 };
/** What the protocol's library does for a message before it is here. */
const perMessageMs = 0.03;
const longestPauseMs = 250;

export interface Intake {
  /** Does the work for one message, and notes how long it takes. */
  take(this: void, work: () => void): void;
  /** How long nothing more is to be read; 0: not at all. */
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

/** Pauses the tap whenever the intake says so. @returns what to call after each message */
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
