// When a lock's codes are looked at next. Call these with the device's row locked, so that no wake-up is lost between
// two jobs.
import type { Database, Query } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { wakeForDevice } from "../../base/jobs/lanes.ts";

export const codesJobKind = "codes";

export interface CodesJob {
  device_id: string;
}

interface CodesDevice {
  workspace_id: string;
  device_id: string;
}

/** `run_at`: server time; omitted: at once. */
export const wakeCodes = (database: Database, tx: Query, device: CodesDevice, run_at?: number): Promise<void> => {
  const payload: CodesJob = { device_id: device.device_id };
  return wakeForDevice(database, tx, device, { kind: codesJobKind, payload }, run_at);
};

/** Has each lock asked what it holds at its `run_at` (server time), although it was not out of reach. */
export async function lookSometime(
  database: Database,
  tx: Query,
  locks: readonly (CodesDevice & { run_at: number })[],
): Promise<void> {
  const ids = locks.map(({ device_id }) => device_id);
  await tx
    .updateTable("devices")
    .set({ codes_unseen: 1 })
    .where(database.among("device_id", ids))
    .where("codes_unseen", "=", 0)
    .execute();
  for (const lock of locks) await wakeCodes(database, tx, lock, lock.run_at);
}

/** After codes were written in bulk: the loop looks at each lock when the hours of one of its codes begin or end. */
export async function scheduleHours(
  database: Database,
  tx: Query,
  { workspace_id, now }: { workspace_id: string; now: number },
): Promise<void> {
  const bound = await tx
    .selectFrom("access_codes")
    .select(["device_id", "starts_at", "ends_at"])
    .where("workspace_id", "=", workspace_id)
    .where("is_managed", "=", 1)
    .where("ends_at", "is not", null)
    .execute();
  for (const device_id of new Set(bound.map((code) => code.device_id))) {
    const times = bound
      .filter((code) => code.device_id === device_id)
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
    const next = times.map((time) => Date.parse(time ?? "")).filter((time) => time > now);
    if (next.length > 0) await wakeCodes(database, tx, { workspace_id, device_id }, Math.min(...next));
  }
}
