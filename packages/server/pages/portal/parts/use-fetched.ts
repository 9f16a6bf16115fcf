// Data of a view. It is fetched when the view opens, and stays on screen during a refetch.
import { useCallback, useEffect, useRef, useState } from "react";
import { isLoggedOut } from "./error-text.ts";
import { useSession } from "../session.tsx";

export interface Fetched<Answer> {
  answer: Answer | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Refetches silently, unless a read is pending. */
  look: () => void;
}

/** Fetches with `ask`, which must be stable (useCallback). When it changes, the former answer is discarded. */
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
