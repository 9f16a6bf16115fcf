// Runs an action of a person, at most one at a time, and keeps its error for display.
import { useRef, useState } from "react";
import { isLoggedOut } from "./error-text.ts";
import { useSession } from "../session.tsx";

export interface Action {
  isBusy: boolean;
  error: unknown;
  /** Runs the action. Does nothing while the last one is still running. */
  run: (doing: () => Promise<void>) => void;
  forget: () => void;
}

export function useAction(): Action {
  const { end } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isUnderWay = useRef(false);
  const run = (doing: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError(undefined);
    void doing()
      .catch((cause: unknown) => (isLoggedOut(cause) ? end("expired") : setError(cause)))
      .finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
  };
  return { isBusy, error, run, forget: () => setError(undefined) };
}
