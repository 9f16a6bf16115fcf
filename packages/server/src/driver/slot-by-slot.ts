// Reads all slots of a lock that can only be asked for one slot at a time.
import type { Op, SlotState } from "./driver.ts";

/** Reads slots until time runs out. Slots that were not reached are absent, which means unknown. */
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
