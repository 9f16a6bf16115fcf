// Keeps what is shown up to date while it is shown, with code that is fetched when the first rows are there.
import { useEffect } from "react";
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
    // Without it, what is shown is renewed when somebody comes back to the page.
    join().catch(() => undefined);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [session]);
}
