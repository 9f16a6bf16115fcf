// Climate settings, which a thermostat maintains, and their schedules (platform-api §3.15).
import { z } from "zod";
import { looseFields, optionalFields } from "../fields-as-words.ts";
import { errorEntry, idField, timestampField } from "../fields.ts";

/**
 * Mode of a setting. `seamapi` 8 (2023) sends `heatcool`, the current API has `heat_cool`. The server accepts both, and
 * answers `heatcool`.
 */
const hvacModeSetting = z.enum(["off", "heat", "cool", "heatcool", "heat_cool"]);

const setPoint = (does: string, unit: string) =>
  z
    .number()
    .min(-100)
    .max(250)
    .optional()
    .meta({
      description: `Temperature to ${does} to, in ${unit}. A request gives all in one scale, and none while off.`,
    });

export const climateSettingFields = {
  hvac_mode_setting: hvacModeSetting.optional().meta({
    description: "Mode; must agree with given `automatic_…_enabled` flags. `heat_cool` counts as `heatcool`.",
  }),
  automatic_heating_enabled: z.boolean().optional().meta({ description: "Whether the thermostat may heat." }),
  automatic_cooling_enabled: z.boolean().optional().meta({ description: "Whether the thermostat may cool." }),
  heating_set_point_celsius: setPoint("heat", "°C"),
  heating_set_point_fahrenheit: setPoint("heat", "°F"),
  cooling_set_point_celsius: setPoint("cool", "°C"),
  cooling_set_point_fahrenheit: setPoint("cool", "°F"),
  manual_override_allowed: z.boolean().optional().meta({
    description: "Whether a change made at the thermostat stays until a schedule starts or ends. If not, it is undone.",
  }),
};

const climateSetting = z
  .looseObject({
    ...climateSettingFields,
    hvac_mode_setting: hvacModeSetting,
    automatic_heating_enabled: z.boolean(),
    automatic_cooling_enabled: z.boolean(),
    manual_override_allowed: z.boolean(),
    ...optionalFields(
      "display_name climate_preset_key can_edit:flag can_delete:flag can_use_with_thermostat_daily_programs:flag name|null climate_preset_mode fan_mode_setting",
    ),
    ecobee_metadata: looseFields("climate_ref is_optimized:flag owner"),
  })
  .meta({ id: "ClimateSetting", description: "Setting that a thermostat maintains." });

export const climateSettingSchedule = z
  .looseObject({
    climate_setting_schedule_id: idField("Identifier of the schedule."),
    device_id: idField("Thermostat of the schedule."),
    schedule_type: z.literal("time_bound"),
    name: z.string().optional(),
    schedule_starts_at: timestampField("Start time."),
    schedule_ends_at: timestampField("End time."),
    created_at: timestampField("Time of creation."),
    is_set_on_device: z.boolean().optional(),
    errors: z.array(errorEntry).optional(),
    ...climateSettingFields,
  })
  .meta({ id: "ClimateSettingSchedule", description: "Climate setting for a span of time." });

/** Fields of thermostats in `properties` of a device (docs/api/platform-api.md §3.3). */
export const thermostatProperties = {
  temperature_celsius: z.number().optional().meta({ description: "Temperature, in °C." }),
  temperature_fahrenheit: z.number().optional().meta({ description: "Temperature, in °F." }),
  relative_humidity: z.number().optional().meta({ description: "Relative humidity, 0 to 1." }),
  is_heating: z.boolean().optional(),
  is_cooling: z.boolean().optional(),
  is_fan_running: z.boolean().optional(),
  fan_mode_setting: z.string().optional().meta({ description: "`auto`, `on` or `circulate`." }),
  available_hvac_mode_settings: z.array(z.string()).optional(),
  can_enable_automatic_heating: z.boolean().optional(),
  can_enable_automatic_cooling: z.boolean().optional(),
  min_heating_cooling_delta_celsius: z
    .number()
    .optional()
    .meta({ description: "Smallest difference between the two set points, in °C." }),
  is_temporary_manual_override_active: z
    .boolean()
    .optional()
    .meta({ description: "True while a change made at the thermostat itself is in force." }),
  current_climate_setting: climateSetting.optional(),
  default_climate_setting: climateSetting.optional().meta({ description: "Setting while no schedule is active." }),
  is_climate_setting_schedule_active: z.boolean().optional(),
  active_climate_setting_schedule: climateSettingSchedule.optional(),
};
