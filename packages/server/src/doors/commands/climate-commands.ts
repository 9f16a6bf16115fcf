// Commands that a thermostat carries out at once, regardless of its schedule, like a change made at the
// thermostat itself (platform-api §2.2.11, §4.11).
import { type ActionAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, saveDevice } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { askDriver, type DeviceCommand } from "./ask-driver.ts";
import type { FanMode } from "../../driver/driver.ts";
import { beginCommand } from "./begin-command.ts";
import { endCommand } from "./end-command.ts";
import type { DoorServices } from "../door-services.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import { holdThermostat } from "../climate/thermostat-access.ts";
import { noteOverride } from "../climate/wall.ts";

export const climateCommandKind = "climate_command";
/** Lane of a thermostat's commands. The lane of {@link climateJobKind} belongs to the job that keeps its setting. */
export const climateCommandLane = (device_id: string): string => `climate command ${device_id}`;

type Told = { setting: ClimateSetting } | { fan: FanMode };
type ClimateCommand = DeviceCommand & Told;

/** Starts a command. @param decide - Makes the command from the thermostat's current state. */
export async function beginClimateCommand(
  context: Context,
  found: DeviceRow,
  decide: (row: DeviceRow) => Told,
  sync = false,
): Promise<ActionAttempt> {
  const attempt = await context.database.transaction(async (tx) => {
    const row = await holdThermostat(tx, found);
    const { device_id } = row;
    const told = decide(row);
    return beginCommand(context, tx, {
      device_id,
      action_type: "fan" in told ? "SET_FAN_MODE" : "SET_HVAC_MODE",
      kind: climateCommandKind,
      lane: climateCommandLane(device_id),
      command: told,
    });
  });
  return sync ? whenEnded(context.database, attempt) : attempt;
}

export async function runClimateCommand(services: DoorServices, job: Job): Promise<void> {
  const command = job.payload as ClimateCommand;
  const asked = await askDriver(services, job, {
    ask: (driver, op) =>
      "fan" in command ? driver.climate?.setFanMode(command.fan, op) : driver.climate?.set(command.setting, op),
  });
  if (!asked) return;
  await endCommand(services, job, asked, {
    async done(_, { tx, row, now }) {
      if (row)
        await ("fan" in command
          ? noteFan(tx, row, command.fan)
          : noteOverride(tx, services.clock, row, { ...command, now }));
      return {};
    },
  });
}

function noteFan(tx: Tx, row: DeviceRow, fan_mode_setting: FanMode): Promise<void> {
  const device = deviceOf(row);
  const { is_heating, is_cooling } = device.properties;
  const is_fan_running = fan_mode_setting === "on" || is_heating === true || is_cooling === true;
  return saveDevice(tx, { ...device, properties: { ...device.properties, fan_mode_setting, is_fan_running } });
}
