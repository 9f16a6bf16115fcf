// The icons and words for a lock, and for a command that failed, that rows and lock controls share.
import type { LockCommand, LockDirection } from "../../../data/lock-commands.ts";
import type { LockState } from "../../../rules/lock-state.ts";
import type { Strings } from "../../../strings/messages.ts";
import { notDone } from "../../../ui/ErrorState/failure.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";

export function noteOf({ direction, status, error }: LockCommand, { lock, problem }: Pick<Strings, "lock" | "problem">): string {
  if (status === "timeout") return lock.timedOut;
  return notDone(error, problem, direction === "lock" ? lock.notLocked : lock.notUnlocked);
}

/** Of a lock's state, and of how a command to it ended. */
export const lockIcons: Readonly<Record<LockState | "failed" | "confirmed", IconName>> = {
  locked: "lock",
  unlocked: "lock-open",
  unknown: "lock-unknown",
  failed: "error",
  confirmed: "check",
};

/** The state that a command leads to. */
export const outcomes: Readonly<Record<LockDirection, LockState>> = { lock: "locked", unlock: "unlocked" };
