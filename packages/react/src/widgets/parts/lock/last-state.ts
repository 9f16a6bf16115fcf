import type { Device } from "@mortise/client";
import type { LockCommand, LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus } from "../../../rules/device/device-status.ts";
import { type LockState, lockStateOf } from "../../../rules/device/lock-state.ts";

/** The state that a command leads to. */
export const stateAfterCommand: Readonly<Record<LockDirection, LockState>> = { lock: "locked", unlock: "unlocked" };

/** The state that each door last reported while it was on screen, by id. */
const reported = new Map<string, LockState>();

/**
 * The lock's state; if it is offline and reports none, the last one it reported. While a command is pending, what that
 * leads to: the command is known in the task of the press, the device's new state a task later.
 */
export function lastStateOf(device: Device, command: LockCommand | null): LockState {
  if (command?.status === "pending") return stateAfterCommand[command.direction];
  const state = lockStateOf(device);
  if (state === "unknown" && deviceStatus(device) !== "online") return reported.get(device.device_id) ?? state;
  reported.set(device.device_id, state);
  return state;
}
