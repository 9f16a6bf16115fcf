// Events of a code and its slot, and their outcomes: the columns of the table in `slot-transitions.ts`.
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../../../base/db/schema.ts";
import type { DriverError, SlotState } from "../../../driver/driver.ts";
import type { Effect } from "./outcomes.ts";
import type { WorkspaceTime } from "../../../base/clock.ts";

export interface CodeAtLock {
  code: AccessCodeRow;
  /** Slot; `undefined` if none is stored. */
  slot: CodeSlotRow | undefined;
  lock: Pick<DeviceRow, "name" | "is_managed" | "native_schedule" | "body" | "driver_info" | "driver_key">;
  now: WorkspaceTime;
}

/** Content that the lock reports for a slot, `null` for none; `undefined` if it was not read, or did not say. */
export type There = SlotState | null | undefined;

/** End of an operation. `sent` is the slot as stored at its start, with the digits that the manufacturer chose. */
export type OperationEnd =
  /** A successful write. `is_confirmed` if the lock itself was read to hold the code. */
  | { kind: "written"; sent: CodeSlotRow; is_confirmed: boolean; there: There }
  | { kind: "not_written"; sent: CodeSlotRow; error: DriverError; there: There }
  /** A successful removal. `is_sure` if the lock itself confirmed it, or cannot be read. */
  | { kind: "cleared"; sent: CodeSlotRow; is_sure: boolean; there: There }
  | { kind: "not_cleared"; sent: CodeSlotRow; error: DriverError; there: There };

export type AtSlot =
  | { kind: "read"; there: There }
  /** The lock holds the stored digits with another schedule. */
  | { kind: "other_hours"; hours: string }
  /** Somebody programmed these digits into the slot. */
  | { kind: "programmed"; code: string; name: string | null | undefined; active?: false | undefined }
  /** The lock holds the stored digits and no longer opens to them, or does so again. */
  | { kind: "switched_off" }
  | { kind: "switched_on" }
  /** The lock reports that the slot is empty. Absence from a list is no such event. */
  | { kind: "erased" };

export type WithoutSlot =
  /** The lock has no free slot, or did not say. */
  | { kind: "no_slot"; error: DriverError }
  /** The code's slot is unknown, and the lock could not be read, or does not hold the code. */
  | { kind: "not_looked_for"; error: DriverError }
  | { kind: "not_on_lock" }
  /** The code should be deleted, and never went to the lock. */
  | { kind: "over_unsent" }
  /** The code's start is ahead, and the code is off the lock. */
  | { kind: "hours_ahead" }
  /** The code waited on the lock, and its start has passed. */
  | { kind: "hours_began" }
  /** The code was marked `set` by a clock that was ahead. The lock holds it until its start. */
  | { kind: "set_too_early" }
  /** The code leaves its slot on a full lock to codes with a nearer start. */
  | { kind: "crowded_out" }
  /** The code has waited long for its lock. */
  | { kind: "late" }
  /** The removal of the code was requested. */
  | { kind: "deleted" }
  /** The lock became unmanaged. */
  | { kind: "unmanaged" };

export type SlotEvent = OperationEnd | AtSlot | WithoutSlot;

/** Outcome of an event. `slot` is the new record; `undefined` if the slot is empty or not the server's. */
export interface Next {
  slot: CodeSlotRow | undefined;
  effects: readonly Effect[];
}
