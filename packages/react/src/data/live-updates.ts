// Keeps what is shown up to date. The code for it is a file of its own, so that a page does not wait for it before its
// first rows.
import { useEffect } from "react";
import { whenIdle } from "../page/when-idle.ts";
import { useConnection } from "../provider/use-seam-client.ts";

/** Follows the session's events as long as this component is there. */
export function useLiveUpdates(): void {
  const { session } = useConnection();
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    const join = async () => {
      const { joinLiveSession } = await import("./live-session.ts");
      if (!isGone) leave = joinLiveSession(session);
    };
    // If that code cannot be fetched, what is shown is renewed only when somebody comes back to the page.
    const forget = whenIdle(() => void join().catch(() => undefined));
    return () => {
      isGone = true;
      forget();
      leave?.();
    };
  }, [session]);
}
