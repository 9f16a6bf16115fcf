// Brings a thermostat to the setting it shall keep, and keeps it there. Each run looks once and sends one command at most.
import { iso } from "../clock.ts";
import { lockDeviceRow, saveDevice } from "../db/devices.ts";
import { isLeaving } from "../db/leaving.ts";
import type { WorkspaceRow } from "../db/schema.ts";
import { DriverError, isAskAgain } from "../drivers/driver.ts";
import { faultError } from "../drivers/fault-errors.ts";
import type { Job } from "../db/job.ts";
import { finishJob } from "../jobs/jobs.ts";
import { restLane } from "../jobs/lanes.ts";
import type { Services } from "../services.ts";
import { endClimateAttempts } from "./attempts.ts";
import { deadlineMs, lookAtClimate } from "./look.ts";
import { thermostatOf } from "./properties.ts";
import type { ClimateSetting } from "./setting.ts";
import type { AskedClimateOp, ClimateJob } from "./wake.ts";

const firstRetryMs = 1000;
const longestRetryMs = 15 * 60_000;

export async function keepClimate(services: Services, job: Job): Promise<void> {
  const found = await find(services, job.payload as ClimateJob);
  if (!found) return services.database.transaction((tx) => finishJob(tx, job));
  const asked = await lookAtClimate(services, job, found.workspace);
  if (asked) await tell(services, job, found, asked);
}

interface Found {
  workspace: WorkspaceRow;
  driver: string;
}

/** undefined when there is nothing to look after: the thermostat is gone, or about to be. */
async function find({ database: { query } }: Services, { device_id }: ClimateJob): Promise<Found | undefined> {
  const row = await query
    .selectFrom("devices as device")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .select(["device.workspace_id", "device.connected_account_id", "account.driver"])
    .where("device.device_id", "=", device_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { workspace_id, connected_account_id, driver } = row;
  const workspace = await query.selectFrom("workspaces").selectAll().where("workspace_id", "=", workspace_id).executeTakeFirstOrThrow();
  return isLeaving(workspace, connected_account_id) ? undefined : { workspace, driver };
}

async function tell(
  services: Services,
  job: Job,
  { workspace, driver }: Found,
  { op_id, setting, deadline }: AskedClimateOp,
): Promise<void> {
  const { clock, drivers, database } = services;
  const { device_id } = job.payload as ClimateJob;
  const { workspace_id, clock_offset_ms } = workspace;
  const now = clock.now() + clock_offset_ms;
  try {
    const op = { device_id, workspace_id, op_id, now, deadline, signal: AbortSignal.timeout(deadlineMs) };
    const answer = await drivers.named(driver).setClimate?.(setting, op);
    if (!answer) throw new DriverError("unsupported", "The driver cannot do this.");
    if (!isAskAgain(answer)) return await told(services, job, setting);
    if (now >= deadline) throw new DriverError("timeout", "The thermostat did not confirm in time.", { applied: "unknown" });
    const run_at = Math.min(answer.again_at, deadline) - clock_offset_ms;
    await database.transaction(async (tx) => {
      await lockDeviceRow(database, tx, device_id);
      await restLane(database, tx, job, run_at);
    });
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    await notTold(services, job, workspace, error);
  }
}

/** The next look finds it done. */
const told = ({ database, clock }: Services, job: Job, setting: ClimateSetting): Promise<void> =>
  database.transaction(async (tx) => {
    const { device_id } = job.payload as ClimateJob;
    const row = await lockDeviceRow(database, tx, device_id);
    if (row) {
      const device = thermostatOf(row);
      device.properties.current_climate_setting = setting;
      await saveDevice(tx, device);
    }
    await restLane(database, tx, job, clock.now(), { device_id } satisfies ClimateJob);
  });

/** Attempts that wait for it fail with the reason; it is tried again, ever less often. */
function notTold(
  { database, clock }: Services,
  job: Job,
  { clock_offset_ms }: WorkspaceRow,
  { fault, retry_after_ms = 0 }: DriverError,
): Promise<void> {
  const { device_id, tries = 0 } = job.payload as ClimateJob;
  const isHopeless = fault === "unsupported" || fault === "gone";
  const wait = Math.min(Math.max(firstRetryMs * 2 ** tries, retry_after_ms), longestRetryMs);
  return database.transaction(async (tx) => {
    const row = await lockDeviceRow(database, tx, device_id);
    const name = row && thermostatOf(row).properties.name;
    await endClimateAttempts(tx, device_id, { error: faultError(fault, name) }, iso(clock.now() + clock_offset_ms));
    await restLane(database, tx, job, isHopeless ? undefined : clock.now() + wait, { device_id, tries: tries + 1 } satisfies ClimateJob);
  });
}
