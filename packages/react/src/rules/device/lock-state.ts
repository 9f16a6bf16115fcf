export type LockState = "locked" | "unlocked" | "unknown";

/**
 * Returns the state of the bolt. `locked` is absent if the lock is offline or has never reported
 * (docs/api/platform-api.md §3.3).
 */
export function lockStateOf({ properties: { locked } }: { properties: { locked?: unknown } }): LockState {
  return locked === true ? "locked" : locked === false ? "unlocked" : "unknown";
}
