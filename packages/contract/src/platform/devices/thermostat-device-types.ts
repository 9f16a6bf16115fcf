/** Device types of thermostats in `seamapi` 8.2.4 (2023) or in the current API (docs/api/platform-api.md §3.4). */
export const thermostatDeviceTypes = [
  "ecobee_thermostat",
  "honeywell_resideo_thermostat",
  "nest_thermostat",
  "sensi_thermostat",
  "smartthings_thermostat",
  "tado_thermostat",
] as const;
