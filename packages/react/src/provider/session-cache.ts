// Which cache holds what of whom: entries belong to a session, and leave with it.
import { QueryClient } from "@tanstack/react-query";
import { onePerPage } from "./page-registry.ts";

/** First part of every cache key of ours: a host's own entries may live in the same cache. */
export const cacheRoot = "seam";

/** The cache that is given, else the page's: `globalThis.seamQueryClient`, or one of our own, shared by all providers. */
export function queryClientOf(given?: unknown): QueryClient {
  const { seamQueryClient } = globalThis as { seamQueryClient?: unknown };
  for (const each of [given, seamQueryClient])
    if (typeof (each as Partial<QueryClient> | null)?.getQueryCache === "function") return each as QueryClient;
  if (typeof document === "undefined") return new QueryClient();
  own ??= new QueryClient();
  return own;
}

let own: QueryClient | undefined;

interface Use {
  readonly queryClient: QueryClient;
  readonly sessionKey: string;
}

// Held for the whole page, so that a command reaches the cached copies of the other door's widgets too.
const { uses, known, leaveListeners } = onePerPage("sessions on screen", () => ({
  uses: new Set<Use>(),
  known: new Set<string>(),
  leaveListeners: new Set<(sessionKey: string) => void>(),
}));

/**
 * Says that a session is on screen with a cache; returns what takes it off again. Whatever the cache holds of sessions
 * that are no longer on screen is dropped at once, answers still on their way included.
 */
export function enterSession(queryClient: QueryClient, sessionKey: string): () => void {
  const use = { queryClient, sessionKey };
  uses.add(use);
  known.add(sessionKey);
  dropOthers(queryClient);
  return () => uses.delete(use);
}

/** Every cache that shows this session. */
export const queryClientsOf = (sessionKey: string): Set<QueryClient> =>
  new Set([...uses].filter((use) => use.sessionKey === sessionKey).map((use) => use.queryClient));

/** Hears of sessions that have left the page for another. */
export function onSessionLeft(listener: (sessionKey: string) => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

function dropOthers(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [root, sessionKey] }) => root === cacheRoot && !queryClientsOf(sessionKey as string).has(queryClient),
  });
  for (const sessionKey of known) {
    if (queryClientsOf(sessionKey).size) continue;
    known.delete(sessionKey);
    for (const listener of leaveListeners) listener(sessionKey);
  }
}
