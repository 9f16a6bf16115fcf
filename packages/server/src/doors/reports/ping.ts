// Reads the state of a device that could not be reached, or whose state a caller requested. Retries with back-off until
// the device answers.
import { backoffMs } from "../../base/backoff.ts";
import { type DevicePlace, findDevicePlace } from "../../base/db/device-place.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import type { DoorServices } from "../door-services.ts";
import { type PingJob, pingWaits } from "../consequences/ask-again.ts";
import { applyToDoor } from "./device-events.ts";
import { DriverError, type LockReport } from "../../driver/driver.ts";
import { opOf } from "../../driver/op.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

const patienceMs = 10_000;

export async function pingDevice(
  services: Pick<DoorServices, "database" | "clock" | "drivers">,
  job: Job,
): Promise<void> {
  const { database, clock } = services;
  const { device_id, tries } = job.payload as PingJob;
  const found = await findDevicePlace(database.query, device_id);
  if (!found) return database.transaction((tx) => finishJob(tx, job));
  const { device, workspace } = found;
  const { workspace_id } = device;
  const report = await readState(services, found, workspaceNow(clock, workspace));
  await database.transaction(async (tx) => {
    // Callers that wake this job lock this row too. Without the lock a wake-up could be lost.
    const row = await lockDeviceRow(tx, device_id);
    if (report?.online !== true) {
      const run_at = clock.now() + backoffMs(tries, pingWaits);
      return restLane(tx, job, run_at, { device_id, tries: tries + 1 } satisfies PingJob);
    }
    // The lock has reported something since, perhaps a movement, so the answer may be outdated.
    if (row && row.body !== device.body) return restLane(tx, job, clock.now());
    await applyToDoor(tx, { workspace_id, device_id }, [{ type: "state", ...report }]);
    // Fails if another process has taken the job over, because the bolt may have moved since.
    await finishJob(tx, job);
  });
}

async function readState(
  { drivers }: Pick<DoorServices, "drivers">,
  { device, driver }: DevicePlace,
  now: number,
): Promise<LockReport | undefined> {
  const op_id = `ping ${device.device_id} ${now}`;
  try {
    return await drivers
      .of({ ...device, driver })
      .readState(opOf(device, { op_id, now, deadline: now + patienceMs, patienceMs }));
  } catch (error) {
    if (error instanceof DriverError) return undefined;
    throw error;
  }
}
