// Keeps confirmed backup codes on a lock. A backup code is handed out in place of a code that does not work, even while
// the lock is out of reach (platform-api §4.4).
import type { Context } from "../context.ts";
import { type AccessCodeEntity, accessCodeOf, noteCodeAsker, saveAccessCode } from "../../base/db/access-codes.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, lockDeviceRow, saveDevice, type LockedDevice } from "../../base/db/devices.ts";
import type { AccessCodeRow, DeviceRow } from "../../base/db/schema.ts";
import { badRequest, notFound } from "../../base/errors.ts";
import { askedBy } from "../events/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import { holdCode } from "./change.ts";
import { wantsOwnNames } from "./checks.ts";
import { codesOn, createCode } from "./create.ts";
import { codeEvent } from "../slots/table/outcomes.ts";
import { wakeCodes } from "../slots/wake-codes.ts";

/** Most backup codes on a lock. They use a quarter of its capacity at most; the rest is for people. */
const poolSize = 5;
const shareOfLock = 4;

export async function enablePool(context: Context, tx: Tx, found: DeviceId): Promise<void> {
  const device = await holdLock(tx, found);
  if (deviceOf(device).properties["supports_backup_access_code_pool"] !== true)
    throw badRequest("unsupported_device", "This lock does not keep backup codes.");
  if (!isPoolEnabled(device)) await notePool(tx, device, true);
  await fillPool(context, tx, device);
}

/** Removes the backup codes that were not handed out. */
export async function disablePool(context: Context, tx: Tx, found: DeviceId): Promise<void> {
  const device = await holdLock(tx, found);
  if (!isPoolEnabled(device)) return;
  await notePool(tx, device, false);
  for (const row of await sparesOf(tx, device)) {
    const spare = accessCodeOf(row);
    const status = spare.status === "set" ? "removing" : spare.status;
    await saveAccessCode(tx, { ...spare, status }, { removal_asked_at: context.moment(), tries: 0, not_before: 0 });
  }
  await wakeCodes(tx, device);
}

type DeviceId = Pick<DeviceRow, "device_id">;

/**
 * Locks and reads the row again. Saving the caller's copy would undo reports of the lock since.
 */
async function holdLock(tx: Tx, { device_id }: DeviceId): Promise<LockedDevice> {
  const device = await lockDeviceRow(tx, device_id);
  if (!device) throw notFound("device", { device_id });
  return device;
}

const isPoolEnabled = (device: DeviceRow): boolean =>
  deviceOf(device).properties["backup_access_code_pool_enabled"] === true;

function notePool(tx: Tx, device: DeviceRow, isEnabled: boolean): Promise<void> {
  const { properties, ...entity } = deviceOf(device);
  return saveDevice(tx, { ...entity, properties: { ...properties, backup_access_code_pool_enabled: isEnabled } });
}

/** Returns backup codes that were neither handed out nor are being removed. */
export const sparesOf = (tx: Tx, { device_id }: DeviceId): Promise<AccessCodeRow[]> =>
  tx
    .selectFrom("access_codes")
    .selectAll()
    .where("device_id", "=", device_id)
    .where("is_backup", "=", 1)
    .where("removal_asked_at", "is", null)
    .orderBy("created_at")
    .orderBy("access_code_id")
    .execute();

async function fillPool(context: Context, tx: Tx, device: DeviceRow): Promise<void> {
  const most = deviceOf(device).properties["max_active_codes_supported"];
  const size = typeof most === "number" ? Math.min(poolSize, Math.floor(most / shareOfLock)) : poolSize;
  const spares = await sparesOf(tx, device);
  for (let count = spares.length; count < size; count += 1)
    await createCode(context, tx, device.device_id, {
      name: await spareName(tx, device),
      starts_at: null,
      ends_at: null,
      wishes: { in_pool: true, prefer_native_scheduling: false },
    });
}

const spareTitle = "Backup code";

/** Name of a new backup code, numbered if the lock wants unique names. */
async function spareName(tx: Tx, device: DeviceRow): Promise<string> {
  if (!wantsOwnNames(deviceOf(device).properties)) return spareTitle;
  const names = new Set((await codesOn(tx, device.device_id)).map((row) => accessCodeOf(row).name));
  let number = 1;
  while (names.has(`${spareTitle} ${number}`)) number += 1;
  return `${spareTitle} ${number}`;
}

/** Turns a backup code into somebody's code. */
export function handOutSpare(spare: AccessCodeEntity, times: { starts_at: string; ends_at: string | null }) {
  const { in_pool: _, ...wishes } = spare.wishes ?? {};
  const backup: AccessCodeEntity = {
    ...spare,
    ...times,
    type: "time_bound",
    is_backup: true,
    is_scheduled_on_device: false,
    wishes,
  };
  return backup;
}

interface Pulled {
  backup: AccessCodeEntity;
  device: DeviceRow;
  events: NewEvent[];
}

export async function pullBackup(context: Context, tx: Tx, row: AccessCodeRow): Promise<Pulled> {
  const { device, current } = await holdCode(tx, row);
  const code = accessCodeOf(current);
  if (code.type !== "time_bound") throw badRequest("access_code_not_time_bound", "Only a time-bound code has backups.");
  const pulled = code["pulled_backup_access_code_id"];
  if (typeof pulled === "string") {
    const known = await tx
      .selectFrom("access_codes")
      .selectAll()
      .where("access_code_id", "=", pulled)
      .executeTakeFirst();
    if (known) return { backup: accessCodeOf(known), device, events: [] };
  }
  // A code that was itself handed out as a backup gets no further backup.
  const spare =
    code.is_backup === true ? undefined : (await sparesOf(tx, device)).find(({ status }) => status === "set");
  if (!spare) throw notFound("backup_access_code", { access_code_id: row.access_code_id });
  const backup = handOutSpare(accessCodeOf(spare), { starts_at: context.moment(), ends_at: code.ends_at ?? null });
  await saveAccessCode(tx, backup);
  await noteCodeAsker(tx, backup.access_code_id, askedBy(context.asker));
  await saveAccessCode(tx, { ...code, pulled_backup_access_code_id: backup.access_code_id });
  if (isPoolEnabled(device)) await fillPool(context, tx, device);
  const payload = { backup_access_code_id: backup.access_code_id };
  return {
    backup,
    device,
    events: [codeEvent("access_code.backup_access_code_pulled", code, device, context.now(), payload)],
  };
}
