import type { LockState } from "../../../rules/device/lock-state.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";

/** Of a lock's state, and of how a command to it ended. */
export const lockIcons: Readonly<Record<LockState | "failed" | "confirmed", IconName>> = {
  locked: "lock",
  unlocked: "lock-open",
  unknown: "lock-unknown",
  failed: "error",
  confirmed: "check",
};
