import { notifyManager } from "@tanstack/react-query";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";
import { queryClientsOf } from "../provider/session-cache.ts";

interface AnswerPatch {
  readonly call: CachedCall;
  readonly change: (data: unknown) => unknown;
}

/** @param change - Returns the patched answer, or the same object if nothing changes. */
export const patchOf = <Data>(call: CachedCall, change: (data: Data) => Data): AnswerPatch => ({
  call,
  change: (data) => change(data as Data),
});

/**
 * Patches cached answers in one task. Each answer keeps its age, invalidation and error, because a patched part does
 * not make it fresh. `setQueriesData` would reset them, even for unchanged answers.
 */
export function patchAnswers(sessionKey: string, ...patches: readonly AnswerPatch[]): void {
  notifyManager.batch(() => {
    for (const queryClient of queryClientsOf(sessionKey))
      for (const { call, change } of patches)
        for (const query of queryClient.getQueryCache().findAll({ queryKey: platformKey(sessionKey, call) })) {
          const { data: before } = query.state;
          const data: unknown = before === undefined ? undefined : change(before);
          if (data !== before) query.setState({ data });
        }
  });
}
