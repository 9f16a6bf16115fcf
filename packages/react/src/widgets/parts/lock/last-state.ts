import type { Device } from "@mortise/client";
import { deviceStatus } from "../../../rules/device/device-status.ts";
import { type LockState, lockStateOf } from "../../../rules/device/lock-state.ts";

/** The state that each door last reported while it was on screen, by id. */
const reported = new Map<string, LockState>();

/** The lock's state; if it is offline and reports none, the last one it reported (visual.md §7). */
export function lastStateOf(device: Device): LockState {
  const state = lockStateOf(device);
  if (state === "unknown" && deviceStatus(device) !== "online") return reported.get(device.device_id) ?? state;
  reported.set(device.device_id, state);
  return state;
}
