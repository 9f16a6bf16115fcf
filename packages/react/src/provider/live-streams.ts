// Which sessions of the page have a stream of events, and where those streams begin.
import { onePerPage } from "../page/page-registry.ts";

const { open, beginnings } = onePerPage("live streams' states", () => ({
  open: new Set<string>(),
  beginnings: new Map<string, string>(),
}));

/** Whether the server tells a session of changes as they happen. */
export const hasStream = (sessionKey: string): boolean => open.has(sessionKey);

export function setStream(sessionKey: string, isOpen: boolean): void {
  if (isOpen) open.add(sessionKey);
  else open.delete(sessionKey);
}

/**
 * Asks that a session's stream, once it is opened, begins with what follows an event. Returns whether it will: not when
 * it is open already, or begins elsewhere.
 */
export function beginFrom(sessionKey: string, lastEventId: string): boolean {
  // A server opens no stream, and keeps nothing of those whom it renders for.
  if (typeof document === "undefined") return true;
  if (hasStream(sessionKey)) return false;
  const known = beginnings.get(sessionKey) ?? lastEventId;
  beginnings.set(sessionKey, known);
  return known === lastEventId;
}

/** The event that a session's stream begins after; `undefined` for now. */
export const beginningOf = (sessionKey: string): string | undefined => beginnings.get(sessionKey);

/** Nobody follows the session any more. */
export function forgetStream(sessionKey: string): void {
  open.delete(sessionKey);
  beginnings.delete(sessionKey);
}
