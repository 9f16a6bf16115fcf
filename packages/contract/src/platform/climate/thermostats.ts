import { z } from "zod";
import { anyone, call, keysOnly } from "../../call.ts";
import { actionAttempt } from "../action-attempts.ts";
import { climateSettingFields, climateSettingSchedule } from "./climate-settings.ts";
import { deviceEntity, deviceFilters, deviceRef } from "../devices/devices.ts";
import { idField, momentField, syncField, userIdentifierKey, zoneWarnings } from "../fields.ts";
import { paginationEntity } from "../pagination.ts";

const scheduleRef = z.object({
  climate_setting_schedule_id: idField("Identifier of the schedule."),
  device_id: idField("Thermostat of the schedule; not needed.").optional(),
});
const scheduleName = z.string().max(200).optional().meta({ description: "Display name." });
const scheduleType = z
  .literal("time_bound")
  .optional()
  .meta({ description: "Kind of the schedule; there is only `time_bound`." });
const climateModeErrors = [
  "heat_mode_not_available",
  "cool_mode_not_available",
  "heat_cool_not_available",
  "heating_set_point_out_of_range",
  "cooling_set_point_out_of_range",
  "invalid_heating_cooling_delta",
];

const climateSettingSchedules = {
  create: call("POST", "/thermostats/climate_setting_schedules/create", {
    summary:
      "Schedules a climate setting for a span of time. Without a mode, the default setting's applies. Spans of one thermostat must not overlap.",
    source: "spec §7.2, platform-api §2.2.11, §3.15",
    input: z.object({
      device_id: idField("Identifier of the thermostat."),
      schedule_type: scheduleType,
      name: scheduleName,
      schedule_starts_at: momentField("Start time."),
      schedule_ends_at: momentField("End time."),
      ...climateSettingFields,
    }),
    result: {
      climate_setting_schedule: climateSettingSchedule,
      action_attempt: actionAttempt,
      warnings: zoneWarnings,
    },
    errors: ["device_not_found", "device_is_not_thermostat", "default_climate_setting_missing", ...climateModeErrors],
  }),
  get: call("GET", "/thermostats/climate_setting_schedules/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one schedule.",
    source: "spec §7.2, platform-api §2.2.11",
    input: scheduleRef,
    result: { climate_setting_schedule: climateSettingSchedule },
    errors: ["climate_setting_schedule_not_found"],
    id: "climate_setting_schedule_id",
  }),
  list: call("GET", "/thermostats/climate_setting_schedules/list", {
    accepts: ["GET", "POST"],
    summary: "Lists the schedules of a thermostat, oldest first.",
    source: "spec §7.2, platform-api §2.2.11",
    input: z.object({
      device_id: idField("Identifier of the thermostat."),
      user_identifier_key: userIdentifierKey.optional().meta({
        description:
          "Lists nothing unless a session of this user shares the thermostat's account. Ignored for client sessions.",
      }),
    }),
    result: { climate_setting_schedules: z.array(climateSettingSchedule) },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  update: call("POST", "/thermostats/climate_setting_schedules/update", {
    accepts: ["POST", "PUT", "PATCH"],
    summary: "Changes a schedule. Omitted fields stay unchanged.",
    source: "spec §7.2, platform-api §2.2.11",
    input: z.object({
      climate_setting_schedule_id: idField("Identifier of the schedule."),
      device_id: idField("Thermostat of the schedule; not needed.").optional(),
      schedule_type: scheduleType,
      name: scheduleName,
      schedule_starts_at: momentField("Start time.").optional(),
      schedule_ends_at: momentField("End time.").optional(),
      ...climateSettingFields,
    }),
    result: {
      climate_setting_schedule: climateSettingSchedule,
      action_attempt: actionAttempt,
      warnings: zoneWarnings,
    },
    errors: ["climate_setting_schedule_not_found", ...climateModeErrors],
  }),
  delete: call("DELETE", "/thermostats/climate_setting_schedules/delete", {
    accepts: ["DELETE", "POST", "PUT"],
    summary: "Ends and removes a schedule.",
    source: "spec §7.2, platform-api §2.2.11",
    input: scheduleRef,
    errors: ["climate_setting_schedule_not_found"],
    id: "climate_setting_schedule_id",
  }),
};

const {
  heating_set_point_celsius,
  heating_set_point_fahrenheit,
  cooling_set_point_celsius,
  cooling_set_point_fahrenheit,
} = climateSettingFields;
const heating = { heating_set_point_celsius, heating_set_point_fahrenheit };
const cooling = { cooling_set_point_celsius, cooling_set_point_fahrenheit };
const fanMode = z.enum(["auto", "on", "circulate"]).optional();

/**
 * Row of a command that acts at once and overrides the thermostat's setting, like a change by hand. Only clients
 * newer than `seamapi` 8.2.4 send it.
 */
const command = <Shape extends z.ZodRawShape>(summary: string, shape: Shape) => ({
  serverOnly: true,
  summary: `${summary}, until a schedule starts or ends.`,
  source: "platform-api §2.2.11, §4.11",
  input: z.object({ device_id: idField("Identifier of the thermostat."), ...shape, sync: syncField }),
  result: { action_attempt: actionAttempt },
  errors: ["device_not_found", "device_is_not_thermostat", ...climateModeErrors],
});

export const thermostatCalls = {
  list: call("GET", "/thermostats/list", {
    accepts: ["GET", "POST"],
    summary: "Lists managed thermostats, oldest first.",
    source: "spec §7.2, platform-api §2.2.11",
    input: z.object(deviceFilters),
    result: { thermostats: z.array(deviceEntity), devices: z.array(deviceEntity), pagination: paginationEntity },
  }),
  get: call("GET", "/thermostats/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one thermostat, by its id or by its name.",
    source: "spec §7.2, platform-api §2.2.11",
    input: deviceRef,
    result: { thermostat: deviceEntity, device: deviceEntity },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  update: call("POST", "/thermostats/update", {
    accepts: ["POST", "PATCH"],
    auth: anyone,
    summary: "Changes the setting that a thermostat maintains while no schedule is active.",
    source: "spec §7.2, platform-api §2.2.11, §4.11",
    input: z.object({
      device_id: idField("Identifier of the thermostat."),
      default_climate_setting: z.object(climateSettingFields).meta({
        description: "Setting while no schedule is active. Omitted fields stay unchanged.",
      }),
      sync: syncField,
    }),
    result: { action_attempt: actionAttempt },
    // The client's method resolves to nothing, because not every server answers with an attempt.
    returns: null,
    errors: ["device_not_found", "device_is_not_thermostat", ...climateModeErrors],
  }),
  delete: call("DELETE", "/thermostats/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Removes a thermostat from the platform.",
    source: "spec §7.2, platform-api §2.2.11",
    input: z.object({ device_id: idField("Identifier of the thermostat.") }),
    errors: ["device_not_found"],
    id: "device_id",
  }),
  heat: call("POST", "/thermostats/heat", command("Sets a thermostat to heat", heating)),
  cool: call("POST", "/thermostats/cool", command("Sets a thermostat to cool", cooling)),
  heatCool: call(
    "POST",
    "/thermostats/heat_cool",
    command("Sets a thermostat to heat and cool", { ...heating, ...cooling }),
  ),
  off: call("POST", "/thermostats/off", command("Turns a thermostat off", {})),
  setFanMode: call("POST", "/thermostats/set_fan_mode", {
    serverOnly: true,
    summary: "Sets the fan mode of a thermostat.",
    source: "platform-api §2.2.11",
    input: z
      .object({
        device_id: idField("Identifier of the thermostat."),
        fan_mode_setting: fanMode.meta({
          examples: ["auto"],
          description: "`auto`: runs with heating and cooling; `circulate`: runs from time to time; `on`: always runs.",
        }),
        fan_mode: fanMode.meta({ description: "Older name of `fan_mode_setting`, which wins if both are given." }),
        sync: syncField,
      })
      .refine(
        ({ fan_mode, fan_mode_setting }) => fan_mode !== undefined || fan_mode_setting !== undefined,
        "Either fan_mode_setting or fan_mode is required",
      ),
    result: { action_attempt: actionAttempt },
    errors: ["device_not_found", "device_is_not_thermostat"],
  }),
  climateSettingSchedules,
};
