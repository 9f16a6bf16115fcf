// Handles changes that somebody made at the lock: new codes, erased codes, changes of managed codes (platform-api
// §4.5).
import type { Tx } from "../../../base/db/database.ts";
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import type { NewEvent } from "../../events/events.ts";
import { adoptForeignCode, carryOut } from "../table/carry-out.ts";
import { wakeCodes } from "../wake-codes.ts";
import { roomWasMade } from "../code-slots.ts";
import { mayHold } from "../table/slot-contents.ts";
import type { AtSlot } from "../table/slot-events.ts";
import { nextOf } from "../table/slot-transitions.ts";
import type { LockedDevice } from "../../../base/db/devices.ts";
import type { WorkspaceTime } from "../../../base/clock.ts";

export interface SlotChange {
  slot: number;
  occupied: boolean | null;
  active?: false | undefined;
  code?: string | undefined;
  name?: string | null | undefined;
}

export async function applySlotChange(
  tx: Tx,
  device: LockedDevice,
  { slot, occupied, active, code: digits, name }: SlotChange,
  now: WorkspaceTime,
): Promise<NewEvent[]> {
  const { device_id } = device;
  const noted = await tx
    .selectFrom("code_slots")
    .selectAll()
    .where("device_id", "=", device_id)
    .where("slot", "=", slot)
    .executeTakeFirst();
  if (occupied === null) return [];
  if (!noted) {
    if (!occupied) return [];
    // The new code may have taken the last slot.
    await wakeCodes(tx, device);
    return adoptForeignCode({ tx, device, now }, { slot, code: digits, name, active });
  }
  const code = await tx
    .selectFrom("access_codes")
    .selectAll()
    .where("access_code_id", "=", noted.access_code_id)
    .executeTakeFirst();
  if (!code) return [];
  const change = changeOf(noted, { occupied, active, code: digits, name });
  const next = nextOf({ code, slot: noted, lock: device, now }, change);
  if (next.slot === noted && next.effects.length === 0) return [];
  // A change at the lock has no caller.
  const events = await carryOut({ tx, device, now }, { ...code, asked_by: null }, noted, next);
  // While an operation is under way, the reconcile loop is running already, and looks again when the operation ends.
  if (noted.op_id !== null) return events;
  await roomWasMade(tx, device_id);
  await wakeCodes(tx, device);
  return events;
}

/** Event of a stored slot. An occupied slot without other digits counts as switched on or off. */
function changeOf(noted: CodeSlotRow, { occupied, active, code: digits, name }: Omit<SlotChange, "slot">): AtSlot {
  if (occupied !== true) return { kind: "erased" };
  if (digits !== undefined && !mayHold(noted).some(({ code }) => code === digits))
    return { kind: "programmed", code: digits, name, active };
  return { kind: active === false ? "switched_off" : "switched_on" };
}
