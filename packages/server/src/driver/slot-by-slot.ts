// How a driver reads all slots of a lock that tells only of one at a time.
import type { Op, SlotState } from "./driver.ts";

/** What there is no time for is not told: that a slot is missing says nothing. */
export async function slotBySlot(
  slots: readonly number[],
  { signal, deadline }: Pick<Op, "signal" | "deadline">,
  now: () => number,
  readSlot: (slot: number) => Promise<SlotState>,
): Promise<SlotState[]> {
  const read: SlotState[] = [];
  for (const slot of slots) {
    if (signal.aborted || now() >= deadline) break;
    read.push(await readSlot(slot));
  }
  return read;
}
