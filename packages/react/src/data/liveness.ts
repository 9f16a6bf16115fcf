// Whether a session's event stream is open, and since when it is lost.
import { notifyManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { onePerPage } from "../page/page-registry.ts";
import { useConnection } from "../provider/use-seam-client.ts";

interface Liveness {
  /** Time of the stream's loss, in epoch milliseconds; `null` while it is open, or if there was none. */
  readonly lostAt: number | null;
  /** Time at which the stream came back. */
  readonly backAt: number | null;
}

const usual: Liveness = { lostAt: null, backAt: null };

const store = onePerPage("liveness", () => ({
  states: new Map<string, Liveness>(),
  listeners: new Set<() => void>(),
}));

export function setLiveness(sessionKey: string, liveness: Liveness | undefined): void {
  if (liveness) store.states.set(sessionKey, liveness);
  else store.states.delete(sessionKey);
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
