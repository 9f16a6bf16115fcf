import { useCallback } from "react";
import { useSession } from "../session.tsx";
import { environmentTime } from "./environment-time.ts";
import { type Fetched, useFetched } from "./use-fetched.ts";
import { useLive } from "./use-live.ts";

const everyMs = 30_000;

/** Fetches the environment's time, accurate enough for "3 minutes ago". */
export function useEnvironmentNow(): Fetched<number> {
  const { mortise } = useSession();
  const now = useFetched(useCallback((signal: AbortSignal) => environmentTime(mortise, signal), [mortise]));
  useLive(now.look, everyMs);
  return now;
}
