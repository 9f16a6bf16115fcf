import { useEffect } from "react";
import { type EventListener, eventListeners } from "./event-listeners.ts";
import { useLiveUpdates } from "./live-updates.ts";

/** Follows the session's events, and registers the page's listener of this name. */
export function useEventListener(name: string, listener: EventListener): void {
  useEffect(() => void eventListeners.set(name, listener), [name, listener]);
  useLiveUpdates();
}
