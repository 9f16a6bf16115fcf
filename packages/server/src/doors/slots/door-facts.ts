// Updates the codes of doors after a change of the device, such as a new lock or a restored link. Called through the
// table in `doors/consequences/consequences.ts`.
import { endDeviceAttempts } from "../action-attempts.ts";
import { iso, type ServerTime, type WorkspaceTime } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, lockDeviceRow, type Locked } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { hoursZone } from "./hours-zone.ts";
import { noteSlotEvent } from "./table/carry-out.ts";
import { lookSometime, wakeCodes } from "./wake-codes.ts";

type Door = Locked<Pick<DeviceRow, "device_id" | "workspace_id" | "body">>;

const withCodes = (doors: readonly Door[]): Door[] =>
  doors.filter((door) => deviceOf(door).capabilities_supported.includes("access_code"));

/** Makes waiting operations due now, and schedules readings of the locks. */
export async function retryCodes(tx: Tx, doors: readonly Door[]): Promise<void> {
  const locks = withCodes(doors);
  if (locks.length === 0) return;
  const ids = locks.map(({ device_id }) => device_id);
  await tx
    .updateTable("access_codes")
    .set({ not_before: 0 })
    .where(tx.among("device_id", ids))
    .where("not_before", ">", 0)
    .execute();
  const unseen = tx
    .updateTable("devices")
    .set((eb) => ({ codes_unseen: eb("codes_unseen", "+", 1), codes_looks: 0, codes_look_at: 0, codes_look_slot: 0 }));
  await unseen.where(tx.among("device_id", ids)).execute();
  await tx.updateTable("slot_news").set({ not_before: 0 }).where(tx.among("device_id", ids)).execute();
  for (const lock of locks) await wakeCodes(tx, lock);
}

/** Has the locks read. */
export async function lookAtLocks(tx: Tx, doors: readonly Door[], { now }: { now: ServerTime }) {
  const locks = withCodes(doors);
  if (locks.length === 0) return;
  await lookSometime(
    tx,
    locks.map(({ device_id }) => ({ device_id, run_at: now })),
  );
}

export async function wakeLoops(tx: Tx, doors: readonly Door[]): Promise<void> {
  for (const door of doors) await wakeCodes(tx, door);
}

/** Writes time-bound codes again after the time zone changed, for locks that store schedules in local time. */
export async function rewriteHours(
  tx: Tx,
  doors: readonly Door[],
  { before }: { before: Pick<DeviceRow, "body" | "driver_info"> },
): Promise<void> {
  const zone = hoursZone(before);
  for (const door of doors)
    if (hoursZone({ body: door.body, driver_info: before.driver_info }) !== zone) await wakeCodes(tx, door);
}

/** Makes codes unmanaged. Codes on the locks stay there and are listed as unmanaged; the others are deleted. */
export async function letCodesGo(
  tx: Tx,
  doors: readonly Door[],
  { why, now }: { why: { type: string; message: string }; now: WorkspaceTime },
): Promise<void> {
  for (const { device_id } of doors) {
    // The attempts end here, because their jobs will find an unmanaged device and just stop.
    await endDeviceAttempts(tx, device_id, codeActions, { error: why }, iso(now));
    const device = await lockDeviceRow(tx, device_id);
    if (!device) continue;
    const codes = tx.selectFrom("access_codes").selectAll().where("device_id", "=", device_id);
    for (const code of await codes.where("is_managed", "=", 1).execute())
      await noteSlotEvent({ tx, device, now }, code, { kind: "unmanaged" });
    // Later changes of an unmanaged code are made at the lock, so they have no caller.
    await tx.updateTable("access_codes").set({ asked_by: null }).where("device_id", "=", device_id).execute();
  }
}

const codeActions = [
  "CREATE_ACCESS_CODE",
  "UPDATE_ACCESS_CODE",
  "DELETE_ACCESS_CODE",
  "CONVERT_ACCESS_CODE_TO_MANAGED",
];
