// Words for a failed command, shared by lock controls, toasts and the attention list.
import type { LockCommand } from "../../../data/lock-commands.ts";
import type { Strings } from "../../../strings/messages.ts";
import { failureSentence } from "../../../ui/ErrorState/failure.ts";

export function lockNoteOf(
  { direction, status, error }: LockCommand,
  { lock, problem }: Pick<Strings, "lock" | "problem">,
): string {
  if (status === "timeout") return lock.timedOut;
  return failureSentence(error, problem, direction === "lock" ? lock.notLocked : lock.notUnlocked);
}
