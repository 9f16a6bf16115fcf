// Finds the slot for a new code on a lock.
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import { DriverError } from "../../driver/driver.ts";
import { emptySlot, freeSlot } from "./code-slots.ts";
import { isWhole, readSlot, readWholeLock, type Turn } from "./lock-operation.ts";

const full = () => new DriverError("no_free_slot", "The lock has no room for more codes.");
const unread = () => new DriverError("timeout", "The lock did not report its codes.");

/** Resolves to the lowest slot that the lock reports as empty, so that no foreign code is overwritten. */
export async function emptySlotFor(turn: Turn, code: AccessCodeRow): Promise<CodeSlotRow | DriverError> {
  // A lock without readback counts as the server's record says.
  if (turn.view.capabilities.readback === "none") {
    const slot = freeSlot(turn.view, new Set());
    return slot === undefined ? full() : emptySlot(code, slot);
  }
  return turn.driver.codes?.readSlot ? emptySlotOneByOne(turn, code) : emptySlotAmongAll(turn, code);
}

/** A slot that the lock does not report may hold a code, so it counts as occupied. */
async function emptySlotAmongAll(turn: Turn, code: AccessCodeRow): Promise<CodeSlotRow | DriverError> {
  const read = await readWholeLock(turn);
  if (read instanceof DriverError) return read;
  const empty = new Set(read.filter(({ occupied }) => occupied === false).map(({ slot }) => slot));
  const slot = freeSlot(turn.view, new Set(turn.view.capabilities.slots.filter((each) => !empty.has(each))));
  if (slot !== undefined) return emptySlot(code, slot);
  return isWhole(turn, read) ? full() : unread();
}

/** Most slots read in one iteration. Foreign codes found there are stored by the next reading of the lock. */
const mostSlotsAsked = 10;

/** Reads slots one by one, because radio is slow and the first one is nearly always empty. */
async function emptySlotOneByOne(turn: Turn, code: AccessCodeRow): Promise<CodeSlotRow | DriverError> {
  const occupied = new Set<number>();
  for (let asked = 0; asked < mostSlotsAsked; asked += 1) {
    const slot = freeSlot(turn.view, occupied);
    if (slot === undefined) return full();
    const there = await readSlot(turn, { slot });
    if (there === undefined) return unread();
    if (there === null) return emptySlot(code, slot);
    occupied.add(slot);
  }
  return emptySlotAmongAll(turn, code);
}
