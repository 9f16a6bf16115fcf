import { useSyncExternalStore } from "react";
import { listenTo } from "../../page/in-browser.ts";
import { useFormat } from "../../strings/strings.tsx";
import { validityTickMs } from "../../rules/code/code-validity.ts";

/**
 * The time in milliseconds; what uses it is rendered again every minute (docs/specification/spec.md §9), and when
 * somebody comes back to look.
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
  // Not the time of the last tick: a code that has begun since then, such as a new one, must count as begun.
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
