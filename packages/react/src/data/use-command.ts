import { useSyncExternalStore } from "react";
import { useConnection } from "../provider/use-seam-client.ts";
import { commandOf, type LockCommand, subscribeToCommands } from "./lock-commands.ts";

/** The latest command to a door, wherever on the page it was given. */
export function useCommand(device_id: string): LockCommand | null {
  const { session } = useConnection();
  return useSyncExternalStore(
    subscribeToCommands,
    () => commandOf(session.key, device_id),
    () => null,
  );
}
