import type { Device } from "@mortise/client";
import { deviceStatus } from "../../../rules/device-status.ts";
import { type LockState, lockStateOf } from "../../../rules/lock-state.ts";

/** What doors last said while somebody looked, by id. */
const reported = new Map<string, LockState>();

/** How the lock is; of one that is offline, and so says nothing, how it was when it last did (visual.md §7). */
export function lastStateOf(device: Device): LockState {
  const state = lockStateOf(device);
  if (state === "unknown" && deviceStatus(device) !== "online") return reported.get(device.device_id) ?? state;
  reported.set(device.device_id, state);
  return state;
}
