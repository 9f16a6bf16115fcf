// A thermostat is told something at once, over what it keeps otherwise: as somebody at the wall would do (platform-api §2.2.11, §4.11).
import { type ActionAttempt, endAttempt, insertAttempt, type Outcome, whenEnded } from "../action-attempts.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Query } from "../db/database.ts";
import { deviceOf, lockDeviceRow, saveDevice } from "../db/devices.ts";
import type { Job } from "../db/job.ts";
import type { DeviceRow } from "../db/schema.ts";
import { askDriver, type DeviceCommand } from "../drivers/ask-driver.ts";
import { applyReport } from "../drivers/device-reports.ts";
import type { FanMode } from "../drivers/driver.ts";
import { commandError } from "../drivers/fault-errors.ts";
import { pingLater } from "../drivers/ping.ts";
import { appendEvents } from "../events.ts";
import { addJob, finishJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { ClimateSetting } from "./setting.ts";
import { holdThermostat } from "./thermostat-access.ts";
import { noteOverride } from "./wall.ts";

export const climateCommandKind = "climate_command";
/** Of its own: what a thermostat keeps is looked after in another, by one job for ever. */
export const climateCommandLane = (device_id: string): string => `climate command ${device_id}`;

export type Told = { setting: ClimateSetting } | { fan: FanMode };
type ClimateCommand = DeviceCommand & Told;

/** `decide`: what to tell it, by how it is now. */
export async function beginClimateCommand(
  context: Context,
  found: DeviceRow,
  decide: (row: DeviceRow) => Told,
  sync = false,
): Promise<ActionAttempt> {
  const { database, clock, workspace } = context;
  const { workspace_id } = workspace;
  const attempt = await database.transaction(async (tx) => {
    const row = await holdThermostat(context, tx, found);
    const { device_id } = row;
    const told = decide(row);
    const action_type = "fan" in told ? "SET_FAN_MODE" : "SET_HVAC_MODE";
    const made = await insertAttempt(tx, { workspace_id, device_id, action_type, created_at: context.moment() });
    const payload: ClimateCommand = { action_attempt_id: made.action_attempt_id, device_id, ...told };
    await addJob(database, tx, {
      kind: climateCommandKind,
      workspace_id,
      lane: climateCommandLane(device_id),
      payload,
      run_at: clock.now(),
    });
    return made;
  });
  return sync ? whenEnded(database, attempt) : attempt;
}

export async function runClimateCommand(services: Services, job: Job): Promise<void> {
  const { database, clock } = services;
  const command = job.payload as ClimateCommand;
  const asked = await askDriver(services, job, (driver, op) =>
    "fan" in command ? driver.setFanMode?.(command.fan, op) : driver.setClimate?.(command.setting, op),
  );
  if (!asked) return;
  const { workspace, device, outcome } = asked;
  const now = clock.now() + workspace.clock_offset_ms;
  await database.transaction(async (tx) => {
    await finishJob(tx, job);
    const row = await lockDeviceRow(database, tx, device.device_id);
    const isUnreachable = "error" in outcome && outcome.error.fault === "unreachable";
    const report = { ...device, at: now, online: false, source: "report" } as const;
    const events = row && isUnreachable ? await applyReport(tx, row, report, { by: "remote" }) : [];
    if (row && isUnreachable) await pingLater(database, tx, row, clock.now());
    if (row && "proof" in outcome)
      await ("fan" in command ? noteFan(tx, row, command.fan) : noteOverride(services, tx, row, { ...command, now }));
    const end: Outcome = "proof" in outcome ? { result: {} } : { error: commandError(outcome.error, row?.name) };
    await endAttempt(tx, command.action_attempt_id, end, iso(now));
    await appendEvents(database, tx, workspace.workspace_id, events);
  });
}

function noteFan(tx: Query, row: DeviceRow, fan_mode_setting: FanMode): Promise<void> {
  const device = deviceOf(row);
  const { is_heating, is_cooling } = device.properties;
  const is_fan_running = fan_mode_setting === "on" || is_heating === true || is_cooling === true;
  return saveDevice(tx, { ...device, properties: { ...device.properties, fan_mode_setting, is_fan_running } });
}
