import type { LockState } from "../../../rules/device/lock-state.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";

/** Icons for a lock's state, and for the end of a command. */
export const lockIcons: Readonly<Record<LockState | "failed" | "confirmed", IconName>> = {
  locked: "lock",
  unlocked: "lock-open",
  unknown: "lock-unknown",
  failed: "error",
  confirmed: "check",
};
