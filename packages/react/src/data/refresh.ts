// Refetches shown answers.
import type { QueryKey } from "@tanstack/react-query";
import { cacheRoot, queryClientsOf } from "../provider/session-cache.ts";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";

/** Whether a shown answer is refetched. */
export type AnswerFilter = (answer: { queryKey: QueryKey; state: { data?: unknown } }) => boolean;

/**
 * Invalidates cached answers to a call and refetches the shown ones: all whose input contains `input` and that match
 * `wanted`. Never rejects: a failure stays in its query, where components find it.
 */
export function refreshAnswers(
  sessionKey: string,
  call: CachedCall,
  input?: object,
  wanted: AnswerFilter = () => true,
): Promise<unknown> {
  return Promise.all(
    [...queryClientsOf(sessionKey)].map((queryClient) =>
      queryClient.invalidateQueries({ queryKey: platformKey(sessionKey, call, input), predicate: wanted }),
    ),
  );
}

/** Refetches shown answers whose last fetch failed, so that nobody has to press a button when the server is back. */
export function refreshFailed(sessionKey: string): void {
  for (const queryClient of queryClientsOf(sessionKey))
    void queryClient.invalidateQueries({
      queryKey: [cacheRoot, sessionKey],
      predicate: ({ state }) => state.status === "error",
    });
}

/** Refetches all shown codes. Their events are refetched too, but the promise does not wait for them. */
export function refreshCodes(sessionKey: string): Promise<unknown> {
  void refreshAnswers(sessionKey, "events.list");
  return Promise.all([refreshAnswers(sessionKey, "accessCodes.list"), refreshAnswers(sessionKey, "accessCodes.get")]);
}
