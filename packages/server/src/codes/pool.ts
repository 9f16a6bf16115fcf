// Spare codes on a lock, proven there, to be handed out when a code does not work and the lock cannot be reached (platform-api §4.4).
import type { Context } from "../context.ts";
import { type AccessCodeEntity, accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import type { Query } from "../db/database.ts";
import { deviceOf, saveDevice } from "../db/devices.ts";
import type { AccessCodeRow, DeviceRow } from "../db/schema.ts";
import { badRequest, notFound } from "../errors.ts";
import type { NewEvent } from "../events.ts";
import { hold } from "./change.ts";
import { createCode } from "./create.ts";
import { event } from "./outcomes.ts";

/** Never more than a quarter of what the lock holds: the rest is for people. */
const poolSize = 5;
const shareOfLock = 4;

export async function enablePool(context: Context, tx: Query, device: DeviceRow): Promise<void> {
  const entity = deviceOf(device);
  if (entity.properties["supports_backup_access_code_pool"] !== true)
    throw badRequest("unsupported_device", "This lock keeps no backup codes.");
  if (entity.properties["backup_access_code_pool_enabled"] !== true) {
    entity.properties["backup_access_code_pool_enabled"] = true;
    await saveDevice(tx, entity, device.is_managed === 1);
  }
  await fillPool(context, tx, device);
}

async function fillPool(context: Context, tx: Query, { device_id, body }: DeviceRow): Promise<void> {
  const most = deviceOf({ body }).properties["max_active_codes_supported"];
  const size = typeof most === "number" ? Math.min(poolSize, Math.floor(most / shareOfLock)) : poolSize;
  const spare = await tx
    .selectFrom("access_codes")
    .select("access_code_id")
    .where("device_id", "=", device_id)
    .where("is_backup", "=", 1)
    .execute();
  for (let count = spare.length; count < size; count += 1)
    await createCode(context, tx, device_id, {
      name: "Backup code",
      starts_at: null,
      ends_at: null,
      wishes: { in_pool: true, prefer_native_scheduling: false },
    });
}

export interface Pulled {
  backup: AccessCodeEntity;
  device: DeviceRow;
  events: NewEvent[];
}

export async function pullBackup(context: Context, tx: Query, row: AccessCodeRow): Promise<Pulled> {
  const { device, current } = await hold(context, tx, row);
  const code = accessCodeOf(current);
  if (code.type !== "time_bound") throw badRequest("access_code_not_time_bound", "Only a time-bound code has backups.");
  const pulled = code["pulled_backup_access_code_id"];
  if (typeof pulled === "string") {
    const known = await tx.selectFrom("access_codes").selectAll().where("access_code_id", "=", pulled).executeTakeFirst();
    if (known) return { backup: accessCodeOf(known), device, events: [] };
  }
  const spare = await tx
    .selectFrom("access_codes")
    .selectAll()
    .where("device_id", "=", device.device_id)
    .where("is_backup", "=", 1)
    .where("status", "=", "set")
    .orderBy("created_at")
    .orderBy("access_code_id")
    .executeTakeFirst();
  if (!spare) throw notFound("backup_access_code", { access_code_id: row.access_code_id });
  const { in_pool: _, ...wishes } = accessCodeOf(spare).wishes ?? {};
  const backup: AccessCodeEntity = {
    ...accessCodeOf(spare),
    type: "time_bound",
    starts_at: context.moment(),
    ends_at: code.ends_at ?? null,
    is_backup: true,
    is_scheduled_on_device: false,
    wishes,
  };
  await saveAccessCode(tx, backup);
  await saveAccessCode(tx, { ...code, pulled_backup_access_code_id: backup.access_code_id });
  await fillPool(context, tx, device);
  const payload = { backup_access_code_id: backup.access_code_id };
  return { backup, device, events: [event("access_code.backup_access_code_pulled", code, device, context.now(), payload)] };
}
