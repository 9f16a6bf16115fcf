// A code as sent: its own entity, with what is wrong with its lock and account beside it (platform-api §3.8, §3.9).
import { type AccessCodeEntity, accessCodeOf } from "../db/access-codes.ts";
import type { Database } from "../db/database.ts";
import { deviceOf } from "../db/devices.ts";
import type { AccessCodeRow, DeviceRow } from "../db/schema.ts";

export interface Beside {
  device: Pick<DeviceRow, "body">;
  /** Backup codes that are set and free. */
  backups: number;
}

export function codeEntity(row: Pick<AccessCodeRow, "body">, { device, backups }: Beside) {
  const { wishes: _, ...code } = accessCodeOf(row);
  const { errors, warnings } = deviceOf(device);
  const isCutOff = errors.some(({ error_code }) => error_code === "account_disconnected");
  return {
    ...code,
    // Nobody can look at the lock.
    status: isCutOff ? ("unknown" as const) : code.status,
    errors: [...code.errors, ...errors],
    warnings: [...code.warnings, ...warnings],
    is_backup_access_code_available: code.type === "time_bound" && code.is_backup !== true && (backups > 0 || hasPulled(code)),
  };
}

/** Pulling again answers the same backup. */
const hasPulled = ({ pulled_backup_access_code_id }: AccessCodeEntity): boolean => typeof pulled_backup_access_code_id === "string";

/** Backup codes of these locks that could be handed out now. */
export async function freeBackups(
  { query, among }: Pick<Database, "query" | "among">,
  device_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (device_ids.length === 0) return new Map();
  const rows = await query
    .selectFrom("access_codes")
    .select(["device_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where(among("device_id", device_ids))
    .where("is_backup", "=", 1)
    .where("is_managed", "=", 1)
    .where("status", "=", "set")
    .where("removal_asked_at", "is", null)
    .groupBy("device_id")
    .execute();
  return new Map(rows.map(({ device_id, count }) => [device_id, count]));
}
