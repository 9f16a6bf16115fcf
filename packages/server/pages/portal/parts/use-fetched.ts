// Data that a view shows: read when the view opens, and kept on screen while it is read again.
import { useCallback, useEffect, useRef, useState } from "react";
import { isLoggedOut } from "./error-text.ts";
import { useSession } from "../session.tsx";

export interface Fetched<Answer> {
  answer: Answer | undefined;
  /** Why the last read failed. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Asks again without a word of it, unless it is asking already. */
  look: () => void;
}

/** `ask` must be stable (useCallback); when it changes, the answer of the one before is forgotten. */
export function useFetched<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Fetched<Answer> {
  const { end } = useSession();
  const [state, setState] = useState<{ of: unknown; answer?: Answer; error?: unknown; isFetching: boolean }>({
    of: ask,
    isFetching: true,
  });
  const under = useRef<AbortController | null>(null);
  const isUnderWay = useRef(false);

  const fetchNow = useCallback(async () => {
    under.current?.abort();
    const asking = new AbortController();
    under.current = asking;
    isUnderWay.current = true;
    try {
      const answer = await ask(asking.signal);
      if (!asking.signal.aborted) setState({ of: ask, answer, isFetching: false });
    } catch (error) {
      if (asking.signal.aborted) return;
      if (isLoggedOut(error)) end("expired");
      else setState((now) => ({ ...(now.of === ask && now), of: ask, error, isFetching: false }));
    } finally {
      if (under.current === asking) isUnderWay.current = false;
    }
  }, [ask, end]);
  const look = useCallback(() => {
    if (!isUnderWay.current) void fetchNow();
  }, [fetchNow]);
  const refetch = useCallback(() => {
    setState((now) => ({ ...(now.of === ask && now), of: ask, isFetching: true }));
    void fetchNow();
  }, [ask, fetchNow]);

  useEffect(() => {
    // fetchNow sets no state before the answer.
    // oxlint-disable-next-line react/set-state-in-effect
    void fetchNow();
    return () => under.current?.abort();
  }, [fetchNow]);

  const isStale = state.of !== ask;
  return {
    answer: isStale ? undefined : state.answer,
    error: isStale ? undefined : state.error,
    isFetching: isStale || state.isFetching,
    refetch,
    look,
  };
}
