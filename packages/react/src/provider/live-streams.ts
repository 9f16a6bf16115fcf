// Sessions of the page with an open event stream, and the events after which streams start.
import { onePerPage } from "../page/page-registry.ts";

const { open, beginnings } = onePerPage("live streams' states", () => ({
  open: new Set<string>(),
  beginnings: new Map<string, string>(),
}));

/** Whether the server streams a session's changes. */
export const hasStream = (sessionKey: string): boolean => open.has(sessionKey);

export function setStream(sessionKey: string, isOpen: boolean): void {
  if (isOpen) open.add(sessionKey);
  else open.delete(sessionKey);
}

/**
 * Requests that a session's stream starts after an event. Returns whether it will: `false` if it is already open, or
 * starts after another event.
 */
export function beginFrom(sessionKey: string, lastEventId: string): boolean {
  // A server opens no stream, and stores nothing about the users for whom it renders.
  if (typeof document === "undefined") return true;
  if (hasStream(sessionKey)) return false;
  const known = beginnings.get(sessionKey) ?? lastEventId;
  beginnings.set(sessionKey, known);
  return known === lastEventId;
}

/** Event after which a session's stream starts; `undefined` to start now. */
export const beginningOf = (sessionKey: string): string | undefined => beginnings.get(sessionKey);

/** Forgets the stream of a session without followers. */
export function forgetStream(sessionKey: string): void {
  open.delete(sessionKey);
  beginnings.delete(sessionKey);
}
