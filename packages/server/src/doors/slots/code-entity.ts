// Makes the entity of a code for the API's answers, with errors and warnings of its lock and account (platform-api
// §3.8, §3.9).
import { type AccessCodeEntity, accessCodeOf } from "../../base/db/access-codes.ts";
import { isCutOffError } from "../../base/db/connected-accounts.ts";
import type { Query } from "../../base/db/database.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../../base/db/schema.ts";
import { pendingMutations } from "./pending-mutations.ts";
import { slotOf } from "./code-slots.ts";
import { awaitsPlace, leftAtLock, wantedAt } from "./code-placement.ts";
import { hoursZone } from "./hours-zone.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface Beside {
  device: Pick<DeviceRow, "body" | "native_schedule" | "driver_info">;
  /** Number of backup codes that are set and free. */
  backups: number;
  /** Slot on the lock, if one is stored. */
  slot: CodeSlotRow | undefined;
  now: WorkspaceTime;
}

/** Columns beside the entity that hold the progress of the code. */
type Progress = Pick<AccessCodeRow, "removal_asked_at" | "refused">;

export function codeEntity(row: Pick<AccessCodeRow, "body"> & Progress, { device, backups, slot, now }: Beside) {
  const entity = accessCodeOf(row);
  const { wishes: _, ...code } = entity;
  const { errors, warnings } = deviceOf(device);
  const isCutOff = errors.some(isCutOffError);
  const { starts_at = null, ends_at = null } = code;
  const { begun, gone } = wantedAt({ starts_at, ends_at, removal_asked_at: row.removal_asked_at }, now, false);
  // The start or end may have passed before the lock was changed. The status shows that already.
  const due =
    code.status === "unset" && begun && !gone ? "setting" : code.status === "set" && gone ? "removing" : code.status;
  const pending_mutations = pendingMutations(entity, {
    slot,
    native_schedule: device.native_schedule === 1,
    hours_zone: hoursZone(device),
    removal_asked_at: row.removal_asked_at,
    is_left: row.refused === leftAtLock,
    awaits_place: row.refused === awaitsPlace,
    now,
  });
  return {
    ...code,
    // The lock may still hold the former digits or schedule.
    ...(code["is_scheduled_on_device"] === true && { is_scheduled_on_device: pending_mutations.length === 0 }),
    // A lock of a disconnected account cannot be read.
    status: isCutOff ? "unknown" : due,
    errors: [...code.errors, ...errors],
    warnings: [...code.warnings, ...warnings],
    is_external_modification_allowed: code["is_external_modification_allowed"] === true,
    // This server offers neither, and refuses requests for them.
    is_offline_access_code: false,
    is_one_time_use: false,
    is_backup_access_code_available:
      code.type === "time_bound" && code.is_backup !== true && (backups > 0 || hasPulled(code)),
    pending_mutations,
  };
}

const fresh: Progress = { removal_asked_at: null, refused: null };

/** Makes the entity of a managed code, with its state on the lock. */
export async function codeNow(
  query: Query,
  code: AccessCodeEntity,
  beside: Omit<Beside, "slot">,
  progress: Progress = fresh,
) {
  const slot = await slotOf(query, code);
  return codeEntity({ body: JSON.stringify(code), ...progress }, { ...beside, slot });
}

/** Whether a backup was pulled. Pulling again returns the same one. */
const hasPulled = ({ pulled_backup_access_code_id }: AccessCodeEntity): boolean =>
  typeof pulled_backup_access_code_id === "string";

/** Number of backup codes that each lock can hand out now. */
export async function freeBackups(query: Query, device_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (device_ids.length === 0) return new Map();
  const rows = await query
    .selectFrom("access_codes")
    .select(["device_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where(query.among("device_id", device_ids))
    .where("is_backup", "=", 1)
    .where("is_managed", "=", 1)
    .where("status", "=", "set")
    .where("removal_asked_at", "is", null)
    .groupBy("device_id")
    .execute();
  return new Map(rows.map(({ device_id, count }) => [device_id, count]));
}
