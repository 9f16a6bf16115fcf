// Pauses writes to a lock after several unexpected failures in a row, to spare its battery. The pause ends after a
// while, or when the lock reports something. Removals and commands are never held back.
import type { Database } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { DriverError, Fault } from "../../driver/driver.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

const failuresUntilPause = 3;
const pauseMs = 300_000;
const unexpected: ReadonlySet<Fault> = new Set<Fault>(["timeout", "unreachable", "internal"]);

/** End of the pause; `undefined` if there is none. Simulated locks have no battery to spare, so they get none. */
export const pausedUntil = (
  { driver_key, upkeep_rests_until }: DeviceRow,
  now: WorkspaceTime,
): WorkspaceTime | undefined => (driver_key !== null && upkeep_rests_until > now ? upkeep_rests_until : undefined);

export async function noteWrite(
  { query }: Pick<Database, "query">,
  { device_id, driver_key, upkeep_failures }: DeviceRow,
  error: DriverError | undefined,
  now: number,
): Promise<void> {
  if (driver_key === null) return;
  const failures = error === undefined ? 0 : unexpected.has(error.fault) ? upkeep_failures + 1 : upkeep_failures;
  if (failures === upkeep_failures) return;
  const isPaused = failures >= failuresUntilPause;
  const changes = isPaused ? { upkeep_failures: 0, upkeep_rests_until: now + pauseMs } : { upkeep_failures: failures };
  await query.updateTable("devices").set(changes).where("device_id", "=", device_id).execute();
}
