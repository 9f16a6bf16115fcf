// What a thermostat's entity says of its climate (platform-api §3.3).
import { thermostatDeviceTypes } from "@mortise/contract";
import type { ClimateScheduleEntity } from "../../base/db/climate-schedules.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { ClimateAbilities } from "./abilities.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";

interface ClimateProperties extends ClimateAbilities {
  /** The setting it keeps, as far as is known. */
  current_climate_setting?: ClimateSetting;
  /** The setting it shall keep while no schedule is active. */
  default_climate_setting?: ClimateSetting;
  is_climate_setting_schedule_active?: boolean;
  active_climate_setting_schedule?: ClimateScheduleEntity;
  /** Somebody changed it at the wall, and the setting it should keep allows that. */
  is_temporary_manual_override_active?: boolean;
}

export type Thermostat = DeviceEntity & { properties: DeviceEntity["properties"] & ClimateProperties };

export const thermostatOf = (row: { body: string }): Thermostat => JSON.parse(row.body) as Thermostat;

export const isThermostat = ({ device_type }: { device_type: string }): boolean =>
  (thermostatDeviceTypes as readonly string[]).includes(device_type);
