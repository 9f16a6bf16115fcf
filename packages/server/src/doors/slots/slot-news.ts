// Stores slots whose change a lock has reported. The lock's reconcile loop reads each of them once, soon.
import type { Query, Tx } from "../../base/db/database.ts";
import type { DeviceRow, SlotNewsRow } from "../../base/db/schema.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import { slotsOf } from "./code-slots.ts";
import { wakeCodes } from "./wake-codes.ts";
import type { LockedDevice } from "../../base/db/devices.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

/**
 * Stores a change. Slots that the server may not use are ignored.
 * @param slot - The slot; `undefined` for all slots that are known to hold a code.
 */
export async function noteSlotNews(tx: Tx, device: LockedDevice, slot: number | undefined): Promise<void> {
  const { device_id } = device;
  const noted = (await slotsOf(tx, device_id)).map((each) => each.slot);
  const own = new Set([...noted, ...((infoOf(device)?.codes ?? undefined)?.slots ?? [])]);
  const slots = slot === undefined ? noted : [slot].filter((each) => own.has(each));
  if (slots.length === 0) return;
  const news = slots.map((each): SlotNewsRow => ({ device_id, slot: each, told: 1, tries: 0, not_before: 0 }));
  await tx
    .insertInto("slot_news")
    .values(news)
    .onConflict((on) => on.columns(["device_id", "slot"]).doUpdateSet((eb) => ({ told: eb("slot_news.told", "+", 1) })))
    .execute();
  await wakeCodes(tx, device);
}

const infoOf = ({ driver_info }: Pick<DeviceRow, "driver_info">): DeviceInfo | undefined =>
  driver_info === null ? undefined : (JSON.parse(driver_info) as DeviceInfo);

export const slotNewsOf = (query: Query, device_id: string): Promise<SlotNewsRow[]> =>
  query.selectFrom("slot_news").selectAll().where("device_id", "=", device_id).orderBy("slot").execute();

/** Removes a change after the slot was read, unless another one was reported meanwhile. */
export async function forgetSlotNews(tx: Tx, { device_id, slot, told }: SlotNewsRow): Promise<void> {
  await tx
    .deleteFrom("slot_news")
    .where("device_id", "=", device_id)
    .where("slot", "=", slot)
    .where("told", "<=", told)
    .execute();
}

/** Postpones the reading of a slot that could not be read, until `not_before`. */
export async function postponeSlotNews(
  tx: Tx,
  { device_id, slot, tries }: SlotNewsRow,
  not_before: WorkspaceTime,
): Promise<void> {
  await tx
    .updateTable("slot_news")
    .set({ tries: tries + 1, not_before })
    .where("device_id", "=", device_id)
    .where("slot", "=", slot)
    .execute();
}
