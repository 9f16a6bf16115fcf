// Keeps what is shown up to date while it is shown. Elements fetch what that takes later: live-updates-fetched.ts is built in this
// file's place.
import { useEffect } from "react";
import { useConnection } from "../provider/use-seam-client.ts";
import { joinLiveSession } from "./live-session.ts";

/** Follows the session's events as long as this component is there. */
export function useLiveUpdates(): void {
  const { session } = useConnection();
  useEffect(() => joinLiveSession(session), [session]);
}
