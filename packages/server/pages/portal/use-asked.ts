// Data that a view shows: read when the view opens, and kept on screen while it is read again.
import { useCallback, useEffect, useRef, useState } from "react";
import { isLoggedOut } from "./failure.ts";
import { useSession } from "./session.tsx";

export interface Asked<Answer> {
  answer: Answer | undefined;
  /** Why the last read failed. */
  error: unknown;
  isAsking: boolean;
  again: () => void;
}

/** `ask` must be stable (useCallback); when it changes, the answer of the one before is forgotten. */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Asked<Answer> {
  const { end } = useSession();
  const [state, setState] = useState<{ of: unknown; answer?: Answer; error?: unknown; isAsking: boolean }>({ of: ask, isAsking: true });
  const under = useRef<AbortController | null>(null);

  const fetchNow = useCallback(async () => {
    under.current?.abort();
    const asking = new AbortController();
    under.current = asking;
    try {
      const answer = await ask(asking.signal);
      if (!asking.signal.aborted) setState({ of: ask, answer, isAsking: false });
    } catch (error) {
      if (asking.signal.aborted) return;
      if (isLoggedOut(error)) end("expired");
      else setState((now) => ({ ...(now.of === ask && now), of: ask, error, isAsking: false }));
    }
  }, [ask, end]);
  const again = useCallback(() => {
    setState((now) => ({ ...(now.of === ask && now), of: ask, isAsking: true }));
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
    isAsking: isStale || state.isAsking,
    again,
  };
}
