// Climate properties of a thermostat's entity (platform-api §3.3).
import { thermostatDeviceTypes } from "@mortise/contract";
import type { ClimateScheduleEntity } from "../../base/db/climate-schedules.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { ClimateAbilities } from "./abilities.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";

interface ClimateProperties extends ClimateAbilities {
  /** Current setting, as far as known. */
  current_climate_setting?: ClimateSetting;
  /** Setting while no schedule is active. */
  default_climate_setting?: ClimateSetting;
  is_climate_setting_schedule_active?: boolean;
  active_climate_setting_schedule?: ClimateScheduleEntity;
  /** Whether a change made at the thermostat is in force, because the requested setting allows overrides. */
  is_temporary_manual_override_active?: boolean;
}

export type Thermostat = DeviceEntity & { properties: DeviceEntity["properties"] & ClimateProperties };

export const thermostatOf = (row: { body: string }): Thermostat => JSON.parse(row.body) as Thermostat;

export const isThermostat = ({ device_type }: { device_type: string }): boolean =>
  (thermostatDeviceTypes as readonly string[]).includes(device_type);
