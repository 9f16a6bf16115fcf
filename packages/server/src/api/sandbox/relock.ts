// Reports the auto-lock of a simulated lock, as a real lock would.
import type { Query } from "../../base/db/database.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import type { DoorServices } from "../../doors/door-services.ts";
import { applyToDoor } from "../../doors/reports/device-events.ts";
import { DriverError } from "../../driver/driver.ts";
import { isReachable, reportOf } from "../../hubs/sandbox/lock.ts";
import type { RelockJob } from "../../hubs/sandbox/relock-job.ts";
import { readLock, type StoredLock } from "../../hubs/sandbox/store.ts";

export async function tellOfRelock(
  { database, clock }: Pick<DoorServices, "database" | "clock">,
  job: Job,
): Promise<void> {
  const { device_id, at } = job.payload as RelockJob;
  const offset = await offsetOf(database.query, job.workspace_id);
  await database.transaction(async (tx) => {
    // The row is locked before the lock is read, so that a later turn of the bolt is reported after this.
    await lockDeviceRow(tx, device_id);
    const stored = await lockIn(tx, device_id, clock.now() + offset);
    // The clock was set back a little since, so the auto-lock is still due.
    if (stored?.lock.relocks_at === at)
      return rescheduleJob(tx, job, { run_at: Math.max(at - offset, clock.now() + 1) });
    if (stored?.lock.relocked_at === at && isReachable(stored.lock))
      await applyToDoor(tx, { workspace_id: stored.workspace_id, device_id }, [
        { type: "state", ...reportOf(stored.lock, device_id, at) },
      ]);
    await finishJob(tx, job);
  });
}

async function offsetOf(query: Query, workspace_id: string | null): Promise<number> {
  const row = await query
    .selectFrom("workspaces")
    .select("clock_offset_ms")
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirst();
  return row?.clock_offset_ms ?? 0;
}

async function lockIn(query: Query, device_id: string, now: number): Promise<StoredLock | undefined> {
  try {
    return await readLock(query, device_id, now);
  } catch (error) {
    if (error instanceof DriverError) return undefined;
    throw error;
  }
}
