import { expect, it } from "vitest";
import { slotBySlot } from "./slot-by-slot.ts";

const { signal } = new AbortController();
const empty = (slot: number) => ({ slot, occupied: false }) as const;

it("reads one slot after the other until there is no time left, and tells nothing of the rest", async () => {
  let now = 0;
  const readSlot = async (slot: number) => {
    now += 10;
    return empty(slot);
  };
  expect(await slotBySlot([1, 2, 3], { signal, deadline: 100 }, () => now, readSlot)).toEqual([1, 2, 3].map(empty));
  now = 0;
  expect(await slotBySlot([4, 5, 6], { signal, deadline: 20 }, () => now, readSlot)).toEqual([4, 5].map(empty));
});

it("stops when nobody waits for the answer any more", async () => {
  const asker = new AbortController();
  const readSlot = async (slot: number) => {
    asker.abort();
    return empty(slot);
  };
  expect(await slotBySlot([1, 2], { signal: asker.signal, deadline: 100 }, () => 0, readSlot)).toEqual([empty(1)]);
});
