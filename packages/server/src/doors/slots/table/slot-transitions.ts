// Transition table of codes and their slots: (code and slot, event) -> (slot, effects). Pure; `carry-out.ts` carries
// the outcome out.
//
// The first row of an event whose condition holds decides. "Foreign" codes were programmed at the lock, or are
// unmanaged because they or their lock became so; they are only reported as the lock holds them (platform-api §4.5).
// All others are managed.
import type { AtSlot, CodeAtLock, Next, SlotEvent, WithoutSlot } from "./slot-events.ts";
import { type Slotted, type Rows, keepSlot, takeFirstRow } from "./rows.ts";
import { operationRows } from "./operation-rows.ts";
import { slotRows } from "./at-slot-rows.ts";
import { withoutSlotRows } from "./without-slot-rows.ts";

export function nextOf(at: CodeAtLock, event: SlotEvent): Next {
  if ("sent" in event) {
    // An answer to an operation that was replaced meanwhile says nothing about the slot.
    if (at.slot?.op_id !== event.sent.op_id) return keepSlot(at);
    // `former` includes reports of the lock during the operation.
    const slot = { ...event.sent, former: at.slot.former };
    return takeFirstRow(operationRows[event.kind] as Rows<Slotted, string>, { ...at, slot }, event as never);
  }
  const { slot } = at;
  if (event.kind in slotRows)
    return slot
      ? takeFirstRow(slotRows[event.kind as AtSlot["kind"]] as Rows<Slotted, string>, { ...at, slot }, event as never)
      : keepSlot(at);
  return takeFirstRow(
    withoutSlotRows[event.kind as WithoutSlot["kind"]] as Rows<CodeAtLock, string>,
    at,
    event as never,
  );
}
