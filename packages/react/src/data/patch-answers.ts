import { notifyManager } from "@tanstack/react-query";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";
import { queryClientsOf } from "../provider/session-cache.ts";

interface AnswerPatch {
  readonly call: CachedCall;
  readonly change: (data: unknown) => unknown;
}

/** @param change what becomes of an answer to the call; the same object where nothing changes */
export const patchOf = <Data>(call: CachedCall, change: (data: Data) => Data): AnswerPatch => ({
  call,
  change: (data) => change(data as Data),
});

/**
 * Changes parts of cached answers, in one task. An answer stays as old, as invalid and as failed as it was: a part that
 * is new makes no answer new. `setQueriesData` would, even of answers that it leaves as they are.
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
