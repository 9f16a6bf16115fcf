// Answers that are on screen are read again here.
import type { QueryKey } from "@tanstack/react-query";
import { cacheRoot, queryClientsOf } from "../provider/session-cache.ts";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";

/** Whether an answer on screen is to be read again. */
export type AnswerFilter = (answer: { queryKey: QueryKey; state: { data?: unknown } }) => boolean;

/**
 * Marks cached answers to a call as old, and reads those on screen again: all whose input contains `input` and that are
 * `wanted`. Never rejects: a failure stays in its query, where whatever shows it finds it.
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

/** Reads again what is on screen and could not be renewed: who waits for a server must not have to press for it. */
export function refreshFailed(sessionKey: string): void {
  for (const queryClient of queryClientsOf(sessionKey))
    void queryClient.invalidateQueries({
      queryKey: [cacheRoot, sessionKey],
      predicate: ({ state }) => state.status === "error",
    });
}

/** Reads all codes on screen again, and what happened to them, for which the caller does not wait. */
export function refreshCodes(sessionKey: string): Promise<unknown> {
  void refreshAnswers(sessionKey, "events.list");
  return Promise.all([refreshAnswers(sessionKey, "accessCodes.list"), refreshAnswers(sessionKey, "accessCodes.get")]);
}
