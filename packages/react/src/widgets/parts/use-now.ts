import { useSyncExternalStore } from "react";
import { listenTo } from "../../page/in-browser.ts";
import { useFormat } from "../../strings/strings.tsx";
import { validityTickMs } from "../../rules/code/code-validity.ts";

/**
 * Returns the time in milliseconds, and renders every minute (docs/specification/spec.md §9), and when the page becomes
 * visible again.
 */
export function useNow(): number {
  const { reader } = useFormat();
  return useSyncExternalStore(subscribe, read, reader ? () => reader.now : read);
}

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let leave: () => void;

function read(): number {
  // The current time, not that of the last tick: a code that began since then, such as a new one, must count as begun.
  if (Math.abs(Date.now() - now) >= 1000) now = Date.now();
  return now;
}

function tick(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, validityTickMs);
    leave = listenTo(document, "visibilitychange", tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    leave();
  };
}
