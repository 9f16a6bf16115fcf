// Sends the events of an account's driver to the server, in order. The next batch goes when the server has stored the
// last one.
import type { DriverEvent } from "../../../driver/driver.ts";

/** Most events in a batch, so that the server can answer requests between two batches. */
const mostInBatch = 64;
/** Most waiting events. An account with two thousand devices emits four thousand when its link starts. */
const mostWaiting = 10_000;

interface Setting {
  send(this: void, events: readonly DriverEvent[]): void;
  /** Called for an event that is dropped because `mostWaiting` events wait already. */
  overflow(this: void): void;
}

export interface Outbox {
  put(this: void, event: DriverEvent): void;
  /** Call it when the server has stored the last batch. */
  took(): void;
  /** Resolves when the server has stored everything. */
  emptied(): Promise<void>;
}

export function createOutbox({ send, overflow }: Setting): Outbox {
  const waiting: DriverEvent[] = [];
  let isUnderWay = false;
  let isPlanned = false;
  let whenEmpty: (() => void)[] = [];

  function sendNext(): void {
    isPlanned = false;
    if (isUnderWay) return;
    if (waiting.length === 0) {
      for (const go of whenEmpty.splice(0)) go();
      return;
    }
    isUnderWay = true;
    send(waiting.splice(0, mostInBatch));
  }

  return {
    put(event) {
      if (waiting.length >= mostWaiting) return overflow();
      waiting.push(event);
      if (isUnderWay || isPlanned) return;
      isPlanned = true;
      setImmediate(sendNext);
    },
    took() {
      isUnderWay = false;
      sendNext();
    },
    emptied() {
      if (waiting.length === 0 && !isUnderWay) return Promise.resolve();
      return new Promise((resolve) => (whenEmpty = [...whenEmpty, resolve]));
    },
  };
}
