// Brings a thermostat to its requested setting and keeps it there. Each run of the job sends one command at most.
import { backoffMs } from "../../base/backoff.ts";
import { iso, minuteMs } from "../../base/clock.ts";
import { type DevicePlace, findDevicePlace } from "../../base/db/device-place.ts";
import { lockDeviceRow, saveDevice } from "../../base/db/devices.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { callDriver, unansweredCall } from "../../driver/call-driver.ts";
import { DriverError, isAskAgain } from "../../driver/driver.ts";
import { opOf } from "../../driver/op.ts";
import { logUnforeseen } from "../../driver/log-unforeseen.ts";
import { commandError } from "../../driver/fault-errors.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import type { DoorServices } from "../door-services.ts";
import { endClimateAttempts } from "./attempts.ts";
import { type ClimateOp, lookAtClimate } from "./look.ts";
import { thermostatOf } from "./properties.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { ClimateJob } from "./wake.ts";
import { workspaceNow, toServerTime } from "../../base/workspace-time.ts";

const retries = { firstMs: 1000, longestMs: 15 * minuteMs };

export async function keepClimate(services: Omit<DoorServices, "metrics">, job: Job): Promise<void> {
  const found = await findDevicePlace(services.database.query, (job.payload as ClimateJob).device_id);
  if (!found) return services.database.transaction((tx) => finishJob(tx, job));
  const asked = await lookAtClimate(services, job, found.workspace);
  if (asked) await tell(services, job, found, asked);
}

async function tell(
  services: Omit<DoorServices, "metrics">,
  job: Job,
  { workspace, device, driver }: DevicePlace,
  { op_id, setting, deadline, isFound }: ClimateOp,
): Promise<void> {
  const { clock, drivers, database } = services;
  const { device_id } = device;
  const now = workspaceNow(clock, workspace);
  const op = opOf(device, { op_id, now, deadline });
  const thermostat = drivers.of({ ...device, driver });
  const isUnanswered = isFound && !thermostat.keepsOperations;
  const answer = isUnanswered
    ? unansweredCall()
    : await callDriver(thermostat, op, () => thermostat.climate?.set(setting, op));
  logUnforeseen(services, thermostat, answer);
  if (answer instanceof DriverError) return notTold(services, job, workspace, answer);
  if (!isAskAgain(answer)) return told(services, job, setting);
  await database.transaction(async (tx) => {
    await lockDeviceRow(tx, device_id);
    await restLane(tx, job, toServerTime(answer.again_at, workspace));
  });
}

/** Handles success. The next run finds the setting in place. */
const told = (
  { database, clock }: Pick<DoorServices, "database" | "clock">,
  job: Job,
  setting: ClimateSetting,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { device_id } = job.payload as ClimateJob;
    const row = await lockDeviceRow(tx, device_id);
    if (row) {
      const device = thermostatOf(row);
      device.properties.current_climate_setting = setting;
      await saveDevice(tx, device);
    }
    await restLane(tx, job, clock.now(), { device_id } satisfies ClimateJob);
  });

/**
 * Handles failure. Waiting attempts fail with the reason. The setting is retried with back-off, unless the device is
 * gone or does not support it.
 */
function notTold(
  { database, clock }: Pick<DoorServices, "database" | "clock">,
  job: Job,
  workspace: WorkspaceRow,
  error: DriverError,
): Promise<void> {
  const { fault, retry_after_ms = 0 } = error;
  const { device_id, tries = 0 } = job.payload as ClimateJob;
  const isHopeless = fault === "unsupported" || fault === "gone";
  const wait = Math.min(Math.max(backoffMs(tries, retries), retry_after_ms), retries.longestMs);
  return database.transaction(async (tx) => {
    const row = await lockDeviceRow(tx, device_id);
    const name = row && thermostatOf(row).properties.name;
    await endClimateAttempts(tx, device_id, { error: commandError(error, name) }, iso(workspaceNow(clock, workspace)));
    await restLane(tx, job, isHopeless ? undefined : clock.now() + wait, {
      device_id,
      tries: tries + 1,
    } satisfies ClimateJob);
  });
}
