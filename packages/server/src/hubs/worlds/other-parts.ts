// Capabilities and properties of devices other than locks (platform-api §3.3, §3.15, appendix C).
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { DevicePart } from "./world.ts";

const celsius = { heating: 18, cooling: 24, now: 21.2 };
const fahrenheit = (value: number): number => Math.round(value * 18 + 320) / 10;

const climateSetting: ClimateSetting = {
  hvac_mode_setting: "heatcool",
  automatic_heating_enabled: true,
  automatic_cooling_enabled: true,
  heating_set_point_celsius: celsius.heating,
  heating_set_point_fahrenheit: fahrenheit(celsius.heating),
  cooling_set_point_celsius: celsius.cooling,
  cooling_set_point_fahrenheit: fahrenheit(celsius.cooling),
  manual_override_allowed: true,
};

const noBolt = { bolt: false, locked: null, door_open: null };

export const thermostatPart: DevicePart = {
  capabilities: ["thermostat"],
  properties: {
    is_heating: false,
    is_cooling: false,
    is_fan_running: false,
    temperature_celsius: celsius.now,
    temperature_fahrenheit: fahrenheit(celsius.now),
    relative_humidity: 0.54,
    available_hvac_mode_settings: ["off", "heat", "cool", "heatcool"],
    is_heating_available: true,
    is_cooling_available: true,
    can_enable_automatic_heating: true,
    can_enable_automatic_cooling: true,
    is_temporary_manual_override_active: false,
    current_climate_setting: climateSetting,
    default_climate_setting: climateSetting,
    is_climate_setting_schedule_active: false,
    fan_mode_setting: "auto",
    min_heating_cooling_delta_celsius: 2.78,
    min_heating_cooling_delta_fahrenheit: 5,
    min_heating_set_point_celsius: 7,
    min_heating_set_point_fahrenheit: fahrenheit(7),
    max_heating_set_point_celsius: 26,
    max_heating_set_point_fahrenheit: fahrenheit(26),
    min_cooling_set_point_celsius: 18,
    min_cooling_set_point_fahrenheit: fahrenheit(18),
    max_cooling_set_point_celsius: 33,
    max_cooling_set_point_fahrenheit: fahrenheit(33),
  },
  abilities: { can_hvac_heat: true, can_hvac_cool: true, can_hvac_heat_cool: true, can_turn_off_hvac: true },
  lock: { ...noBolt, climate: climateSetting },
};

export const noiseSensorPart: DevicePart = {
  capabilities: ["noise_detection"],
  properties: { noise_level_decibels: 47, currently_triggering_noise_threshold_ids: [] },
  abilities: {},
  lock: noBolt,
};

export const cameraPart: DevicePart = { capabilities: [], properties: {}, abilities: {}, lock: noBolt };
