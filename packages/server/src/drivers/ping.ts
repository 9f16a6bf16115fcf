// A lock that could not be reached is asked again, ever more seldom, until it answers; then the platform knows it is back.
import type { Database, Query } from "../db/database.ts";
import { lockDeviceRow } from "../db/devices.ts";
import { isLeaving } from "../db/leaving.ts";
import type { DeviceRow } from "../db/schema.ts";
import type { Job } from "../db/job.ts";
import { finishJob } from "../jobs/jobs.ts";
import { restLane, wakeLane } from "../jobs/lanes.ts";
import type { Services } from "../services.ts";
import { applyToDoor } from "./device-events.ts";
import { DriverError, type LockReport } from "./driver.ts";

export const pingJobKind = "ping";

interface PingJob {
  device_id: string;
  tries: number;
}

const firstWaitMs = 5000;
const longestWaitMs = 300_000;
const patienceMs = 10_000;

/** Call it with the device's row locked. `now`: server time; `wait`: in milliseconds. */
export const pingLater = (
  database: Database,
  tx: Query,
  { device_id, workspace_id }: Pick<DeviceRow, "device_id" | "workspace_id">,
  now: number,
  wait = firstWaitMs,
): Promise<void> =>
  wakeLane(
    database,
    tx,
    { kind: pingJobKind, workspace_id, lane: `ping ${device_id}`, payload: { device_id, tries: 1 } satisfies PingJob },
    now + wait,
  );

export async function ping(services: Services, job: Job): Promise<void> {
  const { database, clock } = services;
  const { device_id, tries } = job.payload as PingJob;
  const found = await database.query
    .selectFrom("devices as device")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .innerJoin("workspaces as workspace", "workspace.workspace_id", "device.workspace_id")
    .select(["device.workspace_id", "device.connected_account_id", "device.body", "account.driver"])
    .select(["workspace.clock_offset_ms", "workspace.leaving"])
    .where("device.device_id", "=", device_id)
    .executeTakeFirst();
  if (!found || isLeaving(found, found.connected_account_id)) return database.transaction((tx) => finishJob(tx, job));
  const { workspace_id, driver, clock_offset_ms } = found;
  const now = clock.now() + clock_offset_ms;
  const report = await readState(services, driver, { device_id, workspace_id, now });
  await database.transaction(async (tx) => {
    // Whoever wakes this job locks this row too: without the lock a wake-up could be lost.
    const row = await lockDeviceRow(database, tx, device_id);
    if (report?.online !== true) {
      const run_at = clock.now() + Math.min(firstWaitMs * 2 ** Math.min(tries, 10), longestWaitMs);
      return restLane(database, tx, job, run_at, { device_id, tries: tries + 1 } satisfies PingJob);
    }
    // The lock has told something since, perhaps that its bolt has moved: the answer may be out of date.
    if (row && row.body !== found.body) return restLane(database, tx, job, clock.now());
    await applyToDoor(database, tx, { workspace_id, device_id }, [{ type: "state", ...report }]);
    // Refused if another process has taken the job over: the bolt may have moved since this one asked.
    await finishJob(tx, job);
  });
}

async function readState(
  { drivers }: Services,
  driver: string,
  { device_id, workspace_id, now }: { device_id: string; workspace_id: string; now: number },
): Promise<LockReport | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await drivers
      .named(driver)
      .readState({ device_id, workspace_id, op_id: `ping ${device_id} ${now}`, now, deadline: now + patienceMs, signal });
  } catch (error) {
    if (error instanceof DriverError) return undefined;
    throw error;
  }
}
