// What an account's driver tells, on its way to the server: in order, a batch at a time, and the next batch when the
// server has taken in the last one.
import type { DriverEvent } from "../../../driver/driver.ts";

/** One batch is one write of the server, which answers others in between. */
const mostInBatch = 64;
/** A house with two thousand devices tells twice as many events at its start. */
const mostWaiting = 10_000;

interface Setting {
  send(this: void, events: readonly DriverEvent[]): void;
  /** More was told than the server takes in. */
  overflow(this: void): void;
}

export interface Outbox {
  put(this: void, event: DriverEvent): void;
  /** The server has taken in the last batch. */
  took(): void;
  /** Resolves once everything was taken in. */
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
