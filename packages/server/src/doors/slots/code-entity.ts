// A code as sent: its own entity, with the errors and warnings of its lock and account added (platform-api §3.8, §3.9).
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
  /** Backup codes that are set and free. */
  backups: number;
  /** Its place on the lock, if one is noted. */
  slot: CodeSlotRow | undefined;
  now: WorkspaceTime;
}

/** The columns, beside the entity, that say how far the code has come. */
type Progress = Pick<AccessCodeRow, "removal_asked_at" | "refused">;

export function codeEntity(row: Pick<AccessCodeRow, "body"> & Progress, { device, backups, slot, now }: Beside) {
  const entity = accessCodeOf(row);
  const { wishes: _, ...code } = entity;
  const { errors, warnings } = deviceOf(device);
  const isCutOff = errors.some(isCutOffError);
  const { starts_at = null, ends_at = null } = code;
  const { begun, gone } = wantedAt({ starts_at, ends_at, removal_asked_at: row.removal_asked_at }, now, false);
  // Its hours may have begun or ended while the lock has not been told yet: the status says so already.
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
    // The lock may still hold its former digits or hours.
    ...(code["is_scheduled_on_device"] === true && { is_scheduled_on_device: pending_mutations.length === 0 }),
    // While its account is disconnected, nobody can look at the lock.
    status: isCutOff ? "unknown" : due,
    errors: [...code.errors, ...errors],
    warnings: [...code.warnings, ...warnings],
    is_external_modification_allowed: code["is_external_modification_allowed"] === true,
    // Neither is offered here, and whoever asks for one is refused.
    is_offline_access_code: false,
    is_one_time_use: false,
    is_backup_access_code_available:
      code.type === "time_bound" && code.is_backup !== true && (backups > 0 || hasPulled(code)),
    pending_mutations,
  };
}

const fresh: Progress = { removal_asked_at: null, refused: null };

/** A managed code as it is sent now, with what the lock has of it. */
export async function codeNow(
  query: Query,
  code: AccessCodeEntity,
  beside: Omit<Beside, "slot">,
  progress: Progress = fresh,
) {
  const slot = await slotOf(query, code);
  return codeEntity({ body: JSON.stringify(code), ...progress }, { ...beside, slot });
}

/** Pulling again answers the same backup. */
const hasPulled = ({ pulled_backup_access_code_id }: AccessCodeEntity): boolean =>
  typeof pulled_backup_access_code_id === "string";

/** How many backup codes each of these locks could hand out now. */
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
