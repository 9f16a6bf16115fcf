// What becomes of a code and its slot at a lock: one table, (code and slot, event) -> (slot, effects). Pure;
// `carry-out.ts` does what it says.
//
// Of each event the first row whose condition holds decides. "Ours" are managed codes; "foreign" ones were programmed
// at the lock, or are theirs again because they or their lock are unmanaged: they are only told as the lock holds them
// (platform-api §4.5).
import type { AtSlot, CodeAtLock, Next, SlotEvent, WithoutSlot } from "./slot-events.ts";
import { type Slotted, type Rows, keepSlot, takeFirstRow } from "./rows.ts";
import { operationRows } from "./operation-rows.ts";
import { slotRows } from "./at-slot-rows.ts";
import { withoutSlotRows } from "./without-slot-rows.ts";

export function nextOf(at: CodeAtLock, event: SlotEvent): Next {
  if ("sent" in event) {
    // An answer to an operation that the slot is not noted with any more says nothing of what it holds now.
    if (at.slot?.op_id !== event.sent.op_id) return keepSlot(at);
    // `former` includes what the lock reported during the operation.
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
