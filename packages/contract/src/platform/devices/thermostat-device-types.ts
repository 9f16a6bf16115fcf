/** Device types that count as thermostats (docs/api/platform-api.md §3.4, of both eras). */
export const thermostatDeviceTypes = [
  "ecobee_thermostat",
  "honeywell_resideo_thermostat",
  "nest_thermostat",
  "sensi_thermostat",
  "smartthings_thermostat",
  "tado_thermostat",
] as const;
