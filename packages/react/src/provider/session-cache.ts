// Tracks which sessions are on screen with which caches. Cache entries belong to a session, and are dropped when
// another replaces it.
import { QueryClient } from "@tanstack/react-query";
import { onePerPage } from "../page/page-registry.ts";

/** First part of all our query keys, because a host's own entries may be in the same cache. */
export const cacheRoot = "seam";

/** Returns the given cache, else the page's: `globalThis.seamQueryClient`, or our own, shared by all providers. */
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

// One registry for the whole page, so that a command in the React package also changes the cache of elements.js, and
// the reverse.
const { uses, known, leaveListeners } = onePerPage("sessions on screen", () => ({
  uses: new Set<Use>(),
  known: new Set<string>(),
  leaveListeners: new Set<(sessionKey: string) => void>(),
}));

/**
 * Registers that a session is on screen with a cache, and drops the entries and pending requests of sessions that are
 * no longer on screen with it. Returns a function that removes the registration, and drops nothing.
 */
export function enterSession(queryClient: QueryClient, sessionKey: string): () => void {
  const use = { queryClient, sessionKey };
  uses.add(use);
  known.add(sessionKey);
  dropOthers(queryClient);
  return () => uses.delete(use);
}

/** Returns every cache that shows this session. */
export const queryClientsOf = (sessionKey: string): Set<QueryClient> =>
  new Set([...uses].filter((use) => use.sessionKey === sessionKey).map((use) => use.queryClient));

/** Calls the listener with the key of each session that has left the page because another replaced it. */
export function onSessionLeft(listener: (sessionKey: string) => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

function dropOthers(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [root, sessionKey] }) =>
      root === cacheRoot && !queryClientsOf(sessionKey as string).has(queryClient),
  });
  for (const sessionKey of known) {
    if (queryClientsOf(sessionKey).size) continue;
    known.delete(sessionKey);
    for (const listener of leaveListeners) listener(sessionKey);
  }
}
