// Decides which doors a shared code can be given to.
import type { Device } from "@mortise/client";
import { isSignedOut } from "../device/signed-out.ts";
import { pinRules } from "./pin.ts";
import { takesCodes } from "./takes-codes.ts";

/** Reason why a door cannot be chosen. Named like its sentence in strings/en-doors.ts, codeForDoors. */
export type DoorObstacle = "takesNoCodes" | "signedOut" | "ownDigits";

/** Returns the reason why a shared code cannot be given to a door, or `null`. */
export function doorObstacle(device: Device): DoorObstacle | null {
  if (!takesCodes(device)) return "takesNoCodes";
  if (!pinRules(device).canChoose) return "ownDigits";
  return isSignedOut(device) ? "signedOut" : null;
}

/** Most doors of one call (docs/api/platform-api.md §2.2.4). */
export const mostDoors = 1000;
