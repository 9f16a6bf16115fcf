// Records the start and the end of this page's commands to locks. No code of this file is needed before a press.
import {
  type CommandEntry,
  commandKey,
  commandOf,
  commandStore,
  isInDoubt,
  type LockCommand,
  type LockDirection,
  tellCommandListeners,
} from "./lock-commands.ts";
import { tellOtherTabs } from "./other-tabs.ts";

interface StartedCommand {
  readonly signal: AbortSignal;
  /**
   * Ends the doubt about the bolt: the answer to a request that is sent after this call clears the failure, whatever
   * state it reports. Returns `false` if there was no doubt.
   */
  endDoubt(): boolean;
  /** Records how the command ended. */
  end(status: "success" | "error" | "timeout", error?: Error | null): void;
}

/** Records a pending command, which the caller then sends. Returns `null` if the door already has a pending one. */
export function startCommand(
  sessionKey: string,
  deviceId: string,
  direction: LockDirection,
  lockedBefore?: boolean,
): StartedCommand | null {
  const name = commandKey(sessionKey, deviceId);
  if (commandOf(sessionKey, deviceId)?.status === "pending") return null;
  const startedAt = Date.now();
  const command: LockCommand = { direction, status: "pending", startedAt, endedAt: null, error: null, lockedBefore };
  const never = Number.POSITIVE_INFINITY;
  const entry: CommandEntry = {
    command,
    control: new AbortController(),
    ended: never,
    over: never,
    isDismissed: false,
  };
  commandStore.entries.set(name, entry);
  tellOtherTabs({ device_id: deviceId, locked: direction === "lock" });
  // The listeners of commands run at once, so that the first frame after a press responds. The cache notifies its own
  // listeners a task later; until then, the bolt's display follows the command.
  for (const listener of commandStore.listeners) listener();
  return {
    signal: entry.control.signal,
    end(status, error = null) {
      if (commandStore.entries.get(name) !== entry) return;
      entry.command = { ...command, status, endedAt: Date.now(), error };
      commandStore.moment += 1;
      entry.ended = commandStore.moment;
      if (status === "error" && !isInDoubt(entry.command)) tellOtherTabs({ device_id: deviceId, locked: null });
      tellCommandListeners();
    },
    endDoubt() {
      if (commandStore.entries.get(name) !== entry || entry.isDismissed || !isInDoubt(entry.command)) return false;
      commandStore.moment += 1;
      entry.over = commandStore.moment;
      return true;
    },
  };
}

/** Dismisses a command that has ended. */
export function dismissCommand(sessionKey: string, deviceId: string): void {
  const entry = commandStore.entries.get(commandKey(sessionKey, deviceId));
  if (!entry || entry.command.status === "pending") return;
  entry.isDismissed = true;
  tellCommandListeners();
}
