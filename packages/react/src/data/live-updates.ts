// Keeps shown data up to date. The code is a separate chunk, so that the first rows do not wait for it.
import { useEffect } from "react";
import { whenIdle } from "../page/when-idle.ts";
import { useConnection } from "../provider/use-seam-client.ts";

/** Follows the session's events while the component is mounted. */
export function useLiveUpdates(): void {
  const { session } = useConnection();
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    const join = async () => {
      const { joinLiveSession } = await import("./live-session.ts");
      if (!isGone) leave = joinLiveSession(session);
    };
    // Without the chunk there is no stream: shown data is refetched when the window regains focus.
    const forget = whenIdle(() => void join().catch(() => undefined));
    return () => {
      isGone = true;
      forget();
      leave?.();
    };
  }, [session]);
}
