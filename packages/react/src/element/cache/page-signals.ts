// Page visibility, network state, and the scheduling of cache listeners.
import { listenTo } from "../../page/in-browser.ts";

export const focusManager = {
  isFocused: (): boolean => document.visibilityState !== "hidden",
  /** Calls the listener when the page becomes visible or hidden. */
  subscribe: (listener: () => void): (() => void) => listenTo(window, "visibilitychange", listener),
};

/** Calls the listener when the network is back. */
export const onReconnect = (listener: () => void): (() => void) => listenTo(window, "online", listener);

let batches = 0;
let waiting: (() => void)[] = [];

/** Calls listeners in a later task: those of one batch in the same task, so that the runtime renders once for all. */
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
