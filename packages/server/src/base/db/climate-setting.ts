// Climate setting, as stored in devices, schedules and commands (platform-api §3.15).
export type HvacMode = "off" | "heat" | "cool" | "heatcool";

export interface ClimateSetting {
  hvac_mode_setting: HvacMode;
  automatic_heating_enabled: boolean;
  automatic_cooling_enabled: boolean;
  heating_set_point_celsius?: number;
  heating_set_point_fahrenheit?: number;
  cooling_set_point_celsius?: number;
  cooling_set_point_fahrenheit?: number;
  /** Whether a change made at the thermostat may last. */
  manual_override_allowed: boolean;
}
