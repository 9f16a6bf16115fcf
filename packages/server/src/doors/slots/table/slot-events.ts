// What may happen to a code and its slot at a lock, and what then is to be done: the columns of the table in
// `slot-transitions.ts`.
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../../../base/db/schema.ts";
import type { DriverError, SlotState } from "../../../driver/driver.ts";
import type { Effect } from "./outcomes.ts";
import type { WorkspaceTime } from "../../../base/clock.ts";

export interface CodeAtLock {
  code: AccessCodeRow;
  /** undefined: none is noted. */
  slot: CodeSlotRow | undefined;
  lock: Pick<DeviceRow, "name" | "is_managed" | "native_schedule" | "body" | "driver_info" | "driver_key">;
  now: WorkspaceTime;
}

/** What the lock says is in the slot, null for nothing; undefined: it was not asked, or did not say. */
export type There = SlotState | null | undefined;

/** `sent`: the slot as noted when the operation began, with the digits that the maker chose. */
export type OperationEnd =
  /** `is_confirmed`: the lock itself was seen to hold the code. */
  | { kind: "written"; sent: CodeSlotRow; is_confirmed: boolean; there: There }
  | { kind: "not_written"; sent: CodeSlotRow; error: DriverError; there: There }
  /** `is_sure`: the lock itself said so, or cannot tell more. */
  | { kind: "cleared"; sent: CodeSlotRow; is_sure: boolean; there: There }
  | { kind: "not_cleared"; sent: CodeSlotRow; error: DriverError; there: There };

export type AtSlot =
  | { kind: "read"; there: There }
  /** The lock holds the digits that are noted, with these hours. */
  | { kind: "other_hours"; hours: string }
  /** Somebody put these digits into the slot. */
  | { kind: "programmed"; code: string; name: string | null | undefined; active?: false | undefined }
  /** The lock holds the digits that are noted, and does not open to them any more; or again. */
  | { kind: "switched_off" }
  | { kind: "switched_on" }
  /** The lock says that the slot is empty. That a list lacks it is no such event. */
  | { kind: "erased" };

export type WithoutSlot =
  /** The lock has no room for it, or did not say. */
  | { kind: "no_slot"; error: DriverError }
  /** Its slot was never noted, and the lock could not be asked for it, or was asked and does not hold the code. */
  | { kind: "not_looked_for"; error: DriverError }
  | { kind: "not_on_lock" }
  /** It is to exist no more, and never went to the lock. */
  | { kind: "over_unsent" }
  /** Its hours lie ahead, and it is off the lock. */
  | { kind: "hours_ahead" }
  /** It waited on the lock, and its hours have begun. */
  | { kind: "hours_began" }
  /** A clock that was ahead had it marked `set`: the lock holds it until its hours begin. */
  | { kind: "set_too_early" }
  /** It leaves its place on a full lock to nearer arrivals. */
  | { kind: "crowded_out" }
  /** It has waited long for its lock. */
  | { kind: "late" }
  /** Somebody asked for its removal. */
  | { kind: "deleted" }
  /** Its lock is not to be looked after any more. */
  | { kind: "unmanaged" };

export type SlotEvent = OperationEnd | AtSlot | WithoutSlot;

/** `slot`: as it is to be noted; undefined: it is not ours, or empty. */
export interface Next {
  slot: CodeSlotRow | undefined;
  effects: readonly Effect[];
}
