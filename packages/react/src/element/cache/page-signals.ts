// Who is looking, and when listeners hear of changes.
import { listen } from "../../in-browser.ts";

export const focusManager = {
  isFocused: (): boolean => document.visibilityState !== "hidden",
  /** Hears when the page comes into sight and when it leaves it. */
  subscribe: (listener: () => void): (() => void) => listen(window, "visibilitychange", listener),
};

/** Hears when the network is back. */
export const onReconnect = (listener: () => void): (() => void) => listen(window, "online", listener);

let batches = 0;
let waiting: (() => void)[] = [];

/** Listeners are told soon, all in one go: the runtime renders once for all of them. */
export const notifyManager = {
  schedule(listener: () => void): void {
    waiting.push(listener);
    if (batches === 0) tellSoon();
  },
  batch<Result>(change: () => Result): Result {
    batches += 1;
    try {
      return change();
    } finally {
      batches -= 1;
      if (batches === 0) tellSoon();
    }
  },
};

function tellSoon(): void {
  const listeners = waiting;
  waiting = [];
  if (listeners.length > 0) setTimeout(() => listeners.forEach((listener) => listener()));
}
