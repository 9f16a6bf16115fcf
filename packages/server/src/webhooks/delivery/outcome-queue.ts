// Gathers outcomes while a batch of them is being written, so that a thousand attempts take a few transactions.
import { backoffMs } from "../../base/backoff.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { FinishedAttempt } from "./finished-attempt.ts";
import { writeOutcomes } from "./write-outcomes.ts";
import { reasonOf } from "../../base/text/reason.ts";

interface OutcomeQueue {
  /** Resolves when the outcome is written, or given up because the queue was closed. */
  add(ended: FinishedAttempt): Promise<void>;
  /** Stops retrying. Deliveries whose outcomes cannot be written now will be sent again. */
  close(): void;
}

interface OutcomeQueueOptions {
  database: Database;
  clock: Clock;
  random: () => number;
  log: (message: string) => void;
}

const retries = { firstMs: 100, longestMs: 5000 };
/** Pause between batches, so that more outcomes share a transaction. */
const pauseMs = 8;

export function createOutcomeQueue({ database, clock, random, log }: OutcomeQueueOptions): OutcomeQueue {
  let waiting: FinishedAttempt[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  let writtenAt = 0;
  let isClosed = false;

  /** Writes waiting outcomes, `pauseMs` after the last batch at the earliest. */
  async function writeNext(before: Promise<void>): Promise<void> {
    await before;
    const since = performance.now() - writtenAt;
    await (since < pauseMs
      ? new Promise((resolve) => setTimeout(resolve, pauseMs - since))
      : new Promise(setImmediate));
    const batch = waiting;
    waiting = [];
    next = undefined;
    for (let failures = 0; ; failures += 1) {
      try {
        await writeOutcomes({ database, now: clock.now(), random }, batch);
        writtenAt = performance.now();
        return;
      } catch (error) {
        log(`Outcomes of ${batch.length} deliveries could not be written: ${reasonOf(error)}`);
        if (isClosed) return;
        await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, retries)).unref());
      }
    }
  }

  return {
    add(ended) {
      waiting.push(ended);
      if (!next) {
        next = writeNext(last);
        last = next;
      }
      return next;
    },
    close() {
      isClosed = true;
    },
  };
}
