import { z } from "zod";
import { call } from "../call.ts";
import { actionAttempt } from "./action-attempts.ts";
import { device, deviceFilters, deviceRef } from "./devices.ts";
import { id, sync } from "./fields.ts";
import { pagination } from "./pagination.ts";

const lockRef = z.object({ device_id: id("Identifier of the lock."), sync });

export const locks = {
  list: call("GET", "/locks/list", {
    accepts: ["GET", "POST"],
    summary: "Lists managed locks, oldest first.",
    source: "spec §7.2, platform-api §2.2.2",
    input: z.object(deviceFilters),
    result: { locks: z.array(device), devices: z.array(device), pagination },
  }),
  get: call("GET", "/locks/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one lock.",
    source: "spec §7.2, platform-api §2.2.2",
    input: deviceRef,
    result: { lock: device, device },
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
};
