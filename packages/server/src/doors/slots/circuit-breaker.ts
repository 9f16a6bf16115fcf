// A lock that failed several times in a row in ways nobody foresaw is left alone by upkeep for a while, which spares
// its battery: no codes are written to it until it has told something, or the pause is over. Removals and what people
// command are never held back.
import type { Database } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { DriverError, Fault } from "../../driver/driver.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

const failuresUntilPause = 3;
const pauseMs = 300_000;
const unexpected: ReadonlySet<Fault> = new Set<Fault>(["timeout", "unreachable", "internal"]);

/** Until when nothing is written; undefined: writes may go on. Simulated locks have no battery to spare. */
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
