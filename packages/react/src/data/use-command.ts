import { useSyncExternalStore } from "react";
import { useConnection } from "../provider/use-seam-client.ts";
import { commandOf, type LockCommand, subscribeToCommands } from "./lock-commands.ts";

/** Returns the latest command to a door from anywhere on the page. */
export function useCommand(device_id: string): LockCommand | null {
  const { session } = useConnection();
  return useSyncExternalStore(
    subscribeToCommands,
    () => commandOf(session.key, device_id),
    () => null,
  );
}
