import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { actionAttempt } from "./action-attempts.ts";
import { deviceEntity, deviceFilters } from "./devices/devices.ts";
import { idField, syncField } from "./fields.ts";
import { paginationEntity } from "./pagination.ts";

const noiseThreshold = z
  .looseObject({
    noise_threshold_id: idField("Identifier of the threshold."),
    device_id: idField("Noise sensor of the threshold."),
    name: z.string(),
    starts_daily_at: z
      .string()
      .meta({ description: "Start each day: `HH:mm:ss`, then `[Area/City]` unless it is in the device's time zone." }),
    ends_daily_at: z
      .string()
      .meta({ description: "End, in the zone of the start; on the next day if it is earlier than the start." }),
    noise_threshold_decibels: z.number().optional().meta({ description: "Level in dB." }),
    noise_threshold_nrs: z.number().optional().meta({ description: "Level in NoiseAware's own scale." }),
  })
  .meta({
    id: "NoiseThreshold",
    description: "Daily window in which noise above a level is reported (docs/api/platform-api.md §3.14).",
  });

const timeOfDay = (description: string) =>
  z
    .string()
    .regex(
      /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\[[\w+/-]{1,64}\])?$/,
      "Must be HH:mm:ss, optionally followed by [Area/City]",
    )
    .meta({ description });

const levels = {
  noise_threshold_decibels: z.number().min(0).max(200).optional().meta({ description: "Level in dB." }),
  noise_threshold_nrs: z
    .number()
    .min(0)
    .max(200)
    .optional()
    .meta({ description: "Level in NoiseAware's own scale; only for its devices." }),
};
const name = z.string().max(200).optional().meta({ description: "Display name." });
const thresholdRef = {
  noise_threshold_id: idField("Identifier of the threshold."),
  device_id: idField("Noise sensor of the threshold."),
};

export const noiseThresholdCalls = {
  listSensors: call("GET", "/noise_sensors/list", {
    accepts: ["GET", "POST"],
    serverOnly: true,
    summary: "Lists managed noise sensors, oldest first.",
    source: "platform-api §2.2.10",
    input: z.object(deviceFilters),
    result: { noise_sensors: z.array(deviceEntity), devices: z.array(deviceEntity), pagination: paginationEntity },
  }),
  list: call("GET", "/noise_sensors/noise_thresholds/list", {
    accepts: ["GET", "POST"],
    summary: "Lists the thresholds of a noise sensor.",
    source: "spec §7.2, platform-api §2.2.10",
    input: z.object({ device_id: idField("Identifier of the noise sensor.") }),
    result: { noise_thresholds: z.array(noiseThreshold) },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  get: call("GET", "/noise_sensors/noise_thresholds/get", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Reads one threshold.",
    source: "platform-api §2.2.10",
    input: z.object({ noise_threshold_id: thresholdRef.noise_threshold_id }),
    result: { noise_threshold: noiseThreshold },
    errors: ["noise_threshold_not_found"],
    id: "noise_threshold_id",
  }),
  create: call("POST", "/noise_sensors/noise_thresholds/create", {
    auth: keysOnly,
    summary: "Creates a threshold and starts to set it on its sensor.",
    source: "spec §7.2, platform-api §2.2.10",
    input: z
      .object({
        device_id: idField("Identifier of the noise sensor."),
        starts_daily_at: timeOfDay(
          "Start of the window each day: `HH:mm:ss`, then `[Area/City]` unless in the device's zone.",
        ),
        ends_daily_at: timeOfDay("End of the window, in the zone of the start; on the next day if it is earlier."),
        name: name.meta({ description: "Display name. Default: `Noise threshold`." }),
        ...levels,
        sync: syncField,
      })
      .refine(
        ({ noise_threshold_decibels: decibels, noise_threshold_nrs: nrs }) =>
          (decibels === undefined) !== (nrs === undefined),
        "Give either noise_threshold_decibels or noise_threshold_nrs",
      ),
    result: { action_attempt: actionAttempt, noise_threshold: noiseThreshold },
    attempt: z.object({ noise_threshold: noiseThreshold }),
    settles: "on_request",
    errors: ["device_not_found"],
  }),
  update: call("POST", "/noise_sensors/noise_thresholds/update", {
    accepts: ["POST", "PUT", "PATCH"],
    auth: keysOnly,
    summary: "Changes a threshold and starts to change it on its sensor.",
    source: "spec §7.2, platform-api §2.2.10",
    input: z
      .object({
        ...thresholdRef,
        starts_daily_at: timeOfDay("Start of the window each day; together with ends_daily_at.").optional(),
        ends_daily_at: timeOfDay("End of the window; together with starts_daily_at.").optional(),
        name,
        ...levels,
        sync: syncField,
      })
      .refine(
        ({ starts_daily_at, ends_daily_at }) => (starts_daily_at === undefined) === (ends_daily_at === undefined),
        {
          message: "starts_daily_at and ends_daily_at go together",
          path: ["ends_daily_at"],
        },
      )
      .refine(
        ({ noise_threshold_decibels: decibels, noise_threshold_nrs: nrs }) =>
          decibels === undefined || nrs === undefined,
        "Give at most one of noise_threshold_decibels and noise_threshold_nrs",
      ),
    result: { action_attempt: actionAttempt },
    attempt: z.object({ noise_threshold: noiseThreshold }),
    settles: "on_request",
    errors: ["device_not_found", "noise_threshold_not_found"],
  }),
  delete: call("DELETE", "/noise_sensors/noise_thresholds/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Starts to remove a threshold from its sensor.",
    source: "spec §7.2, platform-api §2.2.10",
    input: z.object({ ...thresholdRef, sync: syncField }),
    result: { action_attempt: actionAttempt },
    settles: "on_request",
    errors: ["device_not_found", "noise_threshold_not_found"],
  }),
  simulate: {
    triggerNoiseThreshold: call("POST", "/noise_sensors/simulate/trigger_noise_threshold", {
      auth: keysOnly,
      summary: "Simulates noise at a simulated sensor. Sandboxes only.",
      source: "platform-api §2.2.10",
      input: z.object({ device_id: idField("Identifier of the noise sensor.") }),
      errors: ["device_not_found", "workspace_not_sandbox"],
      id: "device_id",
    }),
  },
};
