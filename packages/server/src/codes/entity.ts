// A code as sent: its own entity, with what is wrong with its lock and account beside it (platform-api §3.8, §3.9).
import { type AccessCodeEntity, accessCodeOf } from "../db/access-codes.ts";
import type { Database, Query } from "../db/database.ts";
import { deviceOf } from "../db/devices.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../db/schema.ts";
import { pendingMutations } from "./pending.ts";
import { slotOf } from "./slots.ts";
import { leftAtLock, wantedAt } from "./wanted.ts";

export interface Beside {
  device: Pick<DeviceRow, "body" | "native_schedule">;
  /** Backup codes that are set and free. */
  backups: number;
  /** Its place on the lock, if one is noted. */
  slot: CodeSlotRow | undefined;
  /** Workspace time. */
  now: number;
}

/** How it stands with a code that is asked for, beside what it is. */
type Progress = Pick<AccessCodeRow, "removal_asked_at" | "refused">;

export function codeEntity(row: Pick<AccessCodeRow, "body"> & Progress, { device, backups, slot, now }: Beside) {
  const entity = accessCodeOf(row);
  const { wishes: _, ...code } = entity;
  const { errors, warnings } = deviceOf(device);
  const isCutOff = errors.some(({ error_code }) => error_code === "account_disconnected");
  const { starts_at = null, ends_at = null } = code;
  const { begun, gone } = wantedAt({ starts_at, ends_at, removal_asked_at: row.removal_asked_at }, now, false);
  // What is asked of the lock may be waiting for it since its hours began, or ended.
  const due = code.status === "unset" && begun && !gone ? "setting" : code.status === "set" && gone ? "removing" : code.status;
  const pending_mutations = pendingMutations(entity, {
    slot,
    native_schedule: device.native_schedule === 1,
    removal_asked_at: row.removal_asked_at,
    is_left: row.refused === leftAtLock,
    now,
  });
  return {
    ...code,
    // What waits there may be what it was before.
    ...(code["is_scheduled_on_device"] === true && { is_scheduled_on_device: pending_mutations.length === 0 }),
    // Nobody can look at the lock.
    status: isCutOff ? "unknown" : due,
    errors: [...code.errors, ...errors],
    warnings: [...code.warnings, ...warnings],
    // Neither is offered here, and whoever asks for one is refused.
    is_offline_access_code: false,
    is_one_time_use: false,
    is_backup_access_code_available: code.type === "time_bound" && code.is_backup !== true && (backups > 0 || hasPulled(code)),
    pending_mutations,
  };
}

const fresh: Progress = { removal_asked_at: null, refused: null };

/** A managed code as it is sent now, with what the lock has of it. */
export async function codeNow(query: Query, code: AccessCodeEntity, beside: Omit<Beside, "slot">, progress: Progress = fresh) {
  const slot = await slotOf(query, code);
  return codeEntity({ body: JSON.stringify(code), ...progress }, { ...beside, slot });
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
