// Finds the command that a thermostat needs, if any, and stores its active schedule in the device.
import { randomUUID } from "node:crypto";
import { iso } from "../../base/clock.ts";
import { saveSchedule, scheduleOf, schedulesOf } from "../../base/db/climate-schedules.ts";
import type { Tx } from "../../base/db/database.ts";
import { lockDeviceRow, saveDevice } from "../../base/db/devices.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { commandDeadlineMs as deadlineMs } from "../../driver/op.ts";
import { heldMs } from "../../driver/command-hold.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob, noteJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import type { DoorServices } from "../door-services.ts";
import { endClimateAttempts } from "./attempts.ts";
import { type Thermostat, thermostatOf } from "./properties.ts";
import { climateOf, isSameClimate } from "./setting.ts";
import type { AskedClimateOp, ClimateJob } from "./wake.ts";
import { type WantedClimate, wantedClimate } from "./wanted.ts";
import { workspaceNow, toServerTime } from "../../base/workspace-time.ts";

export interface ClimateOp extends AskedClimateOp {
  /** Whether it was started before, so that the thermostat may have received it. */
  isFound: boolean;
}

/**
 * Finds the next operation, and stores it in the job before it is sent. Resolves to `undefined` if there is nothing to
 * do until the job is due again.
 */
export async function lookAtClimate(
  { database, clock, hold }: Pick<DoorServices, "database" | "clock" | "hold">,
  job: Job,
  workspace: WorkspaceRow,
): Promise<ClimateOp | undefined> {
  const payload = job.payload as ClimateJob;
  const { device_id } = payload;
  const now = workspaceNow(clock, workspace);
  return database.transaction(async (tx) => {
    const row = await lockDeviceRow(tx, device_id);
    if (!row || row.is_managed === 0) {
      await finishJob(tx, job);
      return undefined;
    }
    const device = thermostatOf(row);
    const wanted = wantedClimate(device, await schedulesOf(tx, device_id), now);
    const { setting } = wanted;
    noteRule(device, wanted);
    const isDone = setting === undefined || isSameClimate(device.properties.current_climate_setting, setting);
    if (isDone) await settle(tx, device, wanted, now);
    if (JSON.stringify(device) !== row.body) await saveDevice(tx, device);
    const held = await hold.isStillHeld(tx, job, { ...workspace, device_id });
    if (isDone || held || device.properties.is_temporary_manual_override_active) {
      const until = held && !isDone ? now + heldMs : wanted.until;
      await restLane(tx, job, until === undefined ? undefined : toServerTime(until, workspace), { device_id });
      return undefined;
    }
    const isUnderWay = payload.asked !== undefined && isSameClimate(payload.asked.setting, setting);
    const deadline = now + deadlineMs;
    // The stored deadline is farther away than this only if the clock was set back meanwhile.
    const asked =
      isUnderWay && payload.asked
        ? { ...payload.asked, deadline: Math.min(payload.asked.deadline, deadline) }
        : { op_id: randomUUID(), setting: climateOf({}, setting), deadline };
    job.payload = { ...payload, asked } satisfies ClimateJob;
    await noteJob(tx, job, job.payload);
    return { ...asked, isFound: isUnderWay };
  });
}

/** Stores the active schedule. When that changes, an override made at the thermostat ends. */
function noteRule({ properties }: Thermostat, { active }: WantedClimate): void {
  const before = properties.active_climate_setting_schedule?.climate_setting_schedule_id;
  if (before !== active?.climate_setting_schedule_id) properties.is_temporary_manual_override_active = false;
  properties.is_climate_setting_schedule_active = active !== undefined;
  if (active) properties.active_climate_setting_schedule = active;
  else delete properties.active_climate_setting_schedule;
}

/**
 * Handles a thermostat that has its requested setting, or for which no setting was ever requested: stores the setting,
 * ends an override, marks the active schedule as set on the device, and completes the waiting action attempts.
 */
async function settle(
  tx: Tx,
  device: Thermostat,
  { active, setting, schedules }: WantedClimate,
  now: number,
): Promise<void> {
  const { properties, device_id, workspace_id } = device;
  properties.is_temporary_manual_override_active = false;
  if (setting) properties.current_climate_setting = climateOf({}, setting);
  for (const schedule of schedules.map(scheduleOf)) {
    const is_set_on_device = schedule.climate_setting_schedule_id === active?.climate_setting_schedule_id;
    if (is_set_on_device) properties.active_climate_setting_schedule = { ...schedule, is_set_on_device };
    if (schedule.is_set_on_device !== is_set_on_device)
      await saveSchedule(tx, workspace_id, { ...schedule, is_set_on_device });
  }
  await endClimateAttempts(tx, device_id, { result: {} }, iso(now));
}
