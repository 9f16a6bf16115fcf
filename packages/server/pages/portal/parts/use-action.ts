// An action of a person: it runs at most once at a time, and its error is kept to be shown.
import { useRef, useState } from "react";
import { isLoggedOut } from "./error-text.ts";
import { useSession } from "../session.tsx";

export interface Action {
  isBusy: boolean;
  error: unknown;
  /** Does nothing while the last action is still running. */
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
