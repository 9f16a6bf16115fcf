// Commands that a thermostat carries out at once, whatever its schedule says, like a change at the wall (platform-api §2.2.11, §4.11).
import { type ActionAttempt, insertAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { Query } from "../db/database.ts";
import { deviceOf, saveDevice } from "../db/devices.ts";
import type { Job } from "../db/job.ts";
import type { DeviceRow } from "../db/schema.ts";
import { askDriver, type DeviceCommand } from "../drivers/ask-driver.ts";
import type { FanMode } from "../drivers/driver.ts";
import { endCommand } from "../drivers/end-command.ts";
import { addJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { ClimateSetting } from "./setting.ts";
import { holdThermostat } from "./thermostat-access.ts";
import { noteOverride } from "./wall.ts";

export const climateCommandKind = "climate_command";
/** Not the lane of {@link climateLane}: that belongs to the one job that keeps the thermostat's setting. */
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
  const command = job.payload as ClimateCommand;
  const asked = await askDriver(services, job, (driver, op) =>
    "fan" in command ? driver.setFanMode?.(command.fan, op) : driver.setClimate?.(command.setting, op),
  );
  if (!asked) return;
  await endCommand(services, job, asked, {
    async done(_, { tx, row, now }) {
      if (row) await ("fan" in command ? noteFan(tx, row, command.fan) : noteOverride(services, tx, row, { ...command, now }));
      return {};
    },
  });
}

function noteFan(tx: Query, row: DeviceRow, fan_mode_setting: FanMode): Promise<void> {
  const device = deviceOf(row);
  const { is_heating, is_cooling } = device.properties;
  const is_fan_running = fan_mode_setting === "on" || is_heating === true || is_cooling === true;
  return saveDevice(tx, { ...device, properties: { ...device.properties, fan_mode_setting, is_fan_running } });
}
