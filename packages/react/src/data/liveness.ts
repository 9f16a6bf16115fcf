// Whether what a session's widgets show is told by the server as it happens, and since when it is not.
import { notifyManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { onePerPage } from "../page/page-registry.ts";
import { useConnection } from "../provider/use-seam-client.ts";

interface Liveness {
  /**
   * When the event stream was lost, in milliseconds since the epoch; `null` while there is one, or has never been one.
   */
  readonly lostAt: number | null;
  /** When it came back after it was lost. */
  readonly backAt: number | null;
}

const usual: Liveness = { lostAt: null, backAt: null };

const store = onePerPage("liveness", () => ({
  states: new Map<string, Liveness>(),
  listeners: new Set<() => void>(),
  open: new Set<string>(),
  beginnings: new Map<string, string>(),
}));

/**
 * Asks that a session's stream, once it is opened, begins with what follows an event. Returns whether it will: not when
 * it is open already, or begins elsewhere.
 */
export function beginFrom(sessionKey: string, lastEventId: string): boolean {
  // A server opens no stream, and keeps nothing of those whom it renders for.
  if (typeof document === "undefined") return true;
  if (hasStream(sessionKey)) return false;
  const known = store.beginnings.get(sessionKey) ?? lastEventId;
  store.beginnings.set(sessionKey, known);
  return known === lastEventId;
}

/** The event that a session's stream begins after; `undefined` for now. */
export const beginningOf = (sessionKey: string): string | undefined => store.beginnings.get(sessionKey);

/** Whether the server tells a session of changes as they happen. */
export const hasStream = (sessionKey: string): boolean => store.open.has(sessionKey);

export function setStream(sessionKey: string, isOpen: boolean): void {
  if (isOpen) store.open.add(sessionKey);
  else store.open.delete(sessionKey);
}

/** Undefined: nobody follows the session any more. */
export function setLiveness(sessionKey: string, liveness: Liveness | undefined): void {
  if (liveness) store.states.set(sessionKey, liveness);
  else {
    store.states.delete(sessionKey);
    store.beginnings.delete(sessionKey);
  }
  for (const listener of store.listeners) notifyManager.schedule(listener);
}

export function useLiveness(): Liveness {
  const { session } = useConnection();
  return useSyncExternalStore(
    subscribe,
    () => store.states.get(session.key) ?? usual,
    () => usual,
  );
}

function subscribe(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}
