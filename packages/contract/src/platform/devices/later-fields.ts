// Fields of devices that the API got after `seamapi` 8.2.4 (2023). This server sends few of them. The others have types
// so that programs can read them from a server that sends them.
import { z } from "zod";
import { looseFields, optionalFields } from "../fields-as-words.ts";
import { manufacturerMetadata } from "./manufacturer-metadata.ts";

const timeFrames = z
  .array(
    z.looseObject({
      display_name: z.string(),
      ...optionalFields(
        "min_duration max_duration matching_start_end_time:flag start_date_recurrence_rule end_date_recurrence_rule time_zone",
      ),
      time_pairs: z
        .array(z.looseObject({ display_name: z.string(), start_time: z.string(), end_time: z.string() }))
        .optional(),
    }),
  )
  .optional();

/** Abilities of devices and of providers, each true if present. */
export const laterAbilities = {
  ...optionalFields(
    "can_program_offline_access_codes:flag can_hvac_heat:flag can_hvac_cool:flag can_hvac_heat_cool:flag can_turn_off_hvac:flag",
  ),
  ...optionalFields(
    "can_simulate_removal:flag can_simulate_connection:flag can_simulate_disconnection:flag can_simulate_hub_connection:flag can_simulate_hub_disconnection:flag can_simulate_paid_subscription:flag",
  ),
  ...optionalFields(
    "can_unlock_with_code:flag can_run_thermostat_programs:flag can_program_thermostat_programs_as_weekday_weekend:flag can_program_thermostat_programs_as_different_each_day:flag can_program_thermostat_programs_as_same_each_day:flag",
  ),
};

export const laterDeviceFields = {
  ...laterAbilities,
  device_provider: z
    .looseObject({
      display_name: z.string(),
      provider_category: z.string(),
      device_provider_name: z.string(),
      image_url: z.string().optional(),
    })
    .optional(),
  device_manufacturer: z
    .looseObject({ display_name: z.string(), manufacturer: z.string(), image_url: z.string().optional() })
    .optional(),
};

/** Fields of `properties.model`. */
export const laterModelFields = optionalFields(
  "can_connect_accessory_keypad:flag has_built_in_keypad:flag offline_access_codes_supported:flag online_access_codes_supported:flag accessory_keypad_supported:flag",
);

/** Fields of `properties`. */
export const laterProperties = {
  ...optionalFields(
    "online_access_codes_enabled:flag offline_access_codes_enabled:flag supports_accessory_keypad:flag supports_offline_access_codes:flag backup_access_code_pool_enabled:flag",
  ),
  _experimental_supported_code_from_access_codes_lengths: z.array(z.number()).optional(),
  accessory_keypad: z
    .looseObject({ is_connected: z.boolean(), battery: z.looseObject({ level: z.number() }).optional() })
    .optional(),
  keypad_battery: z.looseObject({ level: z.number() }).optional().meta({ description: "0 (empty) to 1 (full)." }),
  offline_time_frame_options: timeFrames,
  online_time_frame_options: timeFrames,
  ...manufacturerMetadata,
  ...thermostatFields(),
};

/** Returns the fields of a thermostat: its presets, its daily and weekly programs, and the limits of its set points. */
function thermostatFields() {
  const preset = {
    display_name: z.string(),
    climate_preset_key: z.string(),
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_use_with_thermostat_daily_programs: z.boolean(),
    manual_override_allowed: z.boolean(),
  };
  const setting = optionalFields(
    "name|null climate_preset_mode fan_mode_setting hvac_mode_setting cooling_set_point_celsius:number heating_set_point_celsius:number cooling_set_point_fahrenheit:number heating_set_point_fahrenheit:number",
  );
  const ecobee_metadata = looseFields("climate_ref is_optimized:flag owner");
  const limit = z.number().nullable();
  return {
    ...optionalFields(
      "fallback_climate_preset_key|null active_thermostat_schedule_id|null available_fan_mode_settings:texts available_climate_preset_modes:texts min_cooling_set_point_celsius:number min_cooling_set_point_fahrenheit:number max_cooling_set_point_celsius:number max_cooling_set_point_fahrenheit:number min_heating_set_point_celsius:number min_heating_set_point_fahrenheit:number max_heating_set_point_celsius:number max_heating_set_point_fahrenheit:number min_heating_cooling_delta_fahrenheit:number thermostat_daily_program_period_precision_minutes:number max_unique_climate_presets_per_thermostat_weekly_program:number max_thermostat_daily_program_periods_per_day:number",
    ),
    available_climate_presets: z.array(z.looseObject({ ...preset, ...setting, ecobee_metadata })).optional(),
    active_thermostat_schedule: z
      .looseObject({
        thermostat_schedule_id: z.string(),
        device_id: z.string(),
        workspace_id: z.string(),
        name: z.string().nullable(),
        climate_preset_key: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        created_at: z.string(),
        errors: z.array(z.looseObject({ error_code: z.string(), message: z.string(), created_at: z.string() })),
        ...optionalFields("max_override_period_minutes:number|null is_override_allowed:flag"),
      })
      .nullable()
      .optional(),
    thermostat_daily_programs: z
      .array(
        z.looseObject({
          thermostat_daily_program_id: z.string(),
          device_id: z.string(),
          workspace_id: z.string(),
          name: z.string().nullable(),
          periods: z.array(z.looseObject({ starts_at_time: z.string(), climate_preset_key: z.string() })),
          created_at: z.string(),
        }),
      )
      .optional(),
    thermostat_weekly_program: z
      .looseObject(
        optionalFields(
          "created_at monday_program_id|null tuesday_program_id|null wednesday_program_id|null thursday_program_id|null friday_program_id|null saturday_program_id|null sunday_program_id|null",
        ),
      )
      .nullable()
      .optional(),
    temperature_threshold: z
      .looseObject({
        lower_limit_celsius: limit,
        lower_limit_fahrenheit: limit,
        upper_limit_celsius: limit,
        upper_limit_fahrenheit: limit,
      })
      .optional(),
  };
}
