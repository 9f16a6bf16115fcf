import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { actionAttempt } from "./action-attempts.ts";
import { deviceEntity, deviceFilters, deviceRef } from "./devices/devices.ts";
import { idField, syncField } from "./fields.ts";
import { paginationEntity } from "./pagination.ts";

const simulated = {
  auth: keysOnly,
  serverOnly: true,
  source: "platform-api §2.2.2",
  result: { action_attempt: actionAttempt },
  errors: ["device_not_found", "device_type_not_supported", "workspace_not_sandbox"],
};

const lockRef = z.object({ device_id: idField("Identifier of the lock."), sync: syncField });

export const lockCalls = {
  list: call("GET", "/locks/list", {
    accepts: ["GET", "POST"],
    summary: "Lists managed locks, oldest first.",
    source: "spec §7.2, platform-api §2.2.2",
    input: z.object(deviceFilters),
    result: { locks: z.array(deviceEntity), devices: z.array(deviceEntity), pagination: paginationEntity },
  }),
  get: call("GET", "/locks/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one lock.",
    source: "spec §7.2, platform-api §2.2.2",
    input: deviceRef,
    result: { lock: deviceEntity, device: deviceEntity },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  lockDoor: call("POST", "/locks/lock_door", {
    summary: "Locks a door.",
    source: "spec §7.1, platform-api §2.2.2",
    input: lockRef,
    result: { action_attempt: actionAttempt },
    settles: "always",
    errors: ["device_not_found"],
    id: "device_id",
  }),
  unlockDoor: call("POST", "/locks/unlock_door", {
    summary: "Unlocks a door.",
    source: "spec §7.1, platform-api §2.2.2",
    input: lockRef,
    result: { action_attempt: actionAttempt },
    settles: "always",
    errors: ["device_not_found"],
    id: "device_id",
  }),
  configureAutoLock: call("POST", "/locks/configure_auto_lock", {
    summary: "Turns auto-lock on or off, and sets its delay.",
    source: "platform-api §2.2.2",
    input: z.object({
      device_id: idField("Identifier of the lock."),
      auto_lock_enabled: z.boolean().meta({ description: "Whether the lock locks itself again after an unlock." }),
      auto_lock_delay_seconds: z.number().int().min(1).max(60).optional().meta({
        description: "Seconds until the lock locks itself, 1 to 60. Default: unchanged, or 30 if none is known.",
      }),
    }),
    result: { action_attempt: actionAttempt },
    settles: "always",
    errors: ["device_not_found", "unsupported_device"],
  }),
  simulateKeypadCodeEntry: call("POST", "/locks/simulate/keypad_code_entry", {
    ...simulated,
    summary:
      "Enters a PIN at a simulated lock, as a guest would. The attempt fails if the lock does not open. Sandboxes only.",
    input: z.object({
      device_id: idField("Identifier of the lock."),
      code: z
        .string()
        .regex(/^\d{1,12}$/, "Must be 1 to 12 digits")
        .meta({ description: "Digits that are typed." }),
    }),
  }),
  simulateManualLockViaKeypad: call("POST", "/locks/simulate/manual_lock_via_keypad", {
    ...simulated,
    summary: "Locks a simulated lock at its keypad, as a person who leaves would. Sandboxes only.",
    input: z.object({ device_id: idField("Identifier of the lock.") }),
  }),
};
