import { randomUUID } from "node:crypto";
import type { everyCall } from "@mortise/contract";
import type { CallContext, Handlers } from "../call-context.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { NoiseThresholdRow } from "../../base/db/sensor-schema.ts";
import { requireDevice, visibleDevices } from "../../doors/access/device-access.ts";
import { deviceEvent } from "../../doors/events/device-event.ts";
import { listDevices } from "../../doors/devices/device-list.ts";
import { beginNoiseCommand } from "../../doors/commands/noise-commands.ts";
import { invalidInput, notASandbox, notFound } from "../../base/errors.ts";
import { JsonText, jsonList } from "../../base/text/json-text.ts";
import { isOpen, areInOneZone, isZoneKnown, noiseDeviceTypes } from "../../doors/devices/noise.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import { recordEvents } from "../../doors/events/recording.ts";

type Table = typeof everyCall.noiseThresholds;

export const noiseThresholds = {
  async listSensors(context, input) {
    const { rows, pagination } = await listDevices(context, input, {
      path: "/noise_sensors/list",
      deviceTypes: noiseDeviceTypes,
    });
    const list = jsonList(rows.map(({ body }) => body));
    return { noise_sensors: list, devices: list, pagination };
  },
  async list(context, input) {
    const { device_id } = await requireSensor(context, input.device_id);
    const rows = await thresholdsOf(context, device_id);
    return { noise_thresholds: jsonList(rows.map(({ body }) => body)) };
  },
  async get(context, { noise_threshold_id }) {
    return { noise_threshold: new JsonText((await requireThreshold(context, noise_threshold_id)).body) };
  },
  async create(context, input) {
    const device = await requireSensor(context, input.device_id);
    const noise_threshold: NoiseThreshold = {
      ...window(input),
      noise_threshold_id: randomUUID(),
      device_id: device.device_id,
      name: input.name ?? "Noise threshold",
      ...level(device, input),
    };
    const change = { create: noise_threshold, created_at: context.moment() };
    return { action_attempt: await beginNoiseCommand(context, device, change, input.sync), noise_threshold };
  },
  async update(context, input) {
    const device = await requireSensor(context, input.device_id);
    const { noise_threshold_id } = await requireThreshold(context, input.noise_threshold_id, device.device_id);
    const { starts_daily_at, ends_daily_at, name } = input;
    const isMoved = starts_daily_at !== undefined && ends_daily_at !== undefined;
    const update = {
      noise_threshold_id,
      ...(isMoved ? window({ starts_daily_at, ends_daily_at }) : {}),
      ...(name === undefined ? {} : { name }),
      ...level(device, input),
    };
    return { action_attempt: await beginNoiseCommand(context, device, { update }, input.sync) };
  },
  async delete(context, input) {
    const device = await requireSensor(context, input.device_id);
    const { noise_threshold_id } = await requireThreshold(context, input.noise_threshold_id, device.device_id);
    return { action_attempt: await beginNoiseCommand(context, device, { delete: noise_threshold_id }, input.sync) };
  },
  simulate: {
    async triggerNoiseThreshold(context, input) {
      if (context.workspace.is_sandbox === 0) throw notASandbox();
      const device = await requireSensor(context, input.device_id);
      const thresholds = (await thresholdsOf(context, device.device_id)).map(
        ({ body }) => JSON.parse(body) as NoiseThreshold,
      );
      const zone = deviceOf(device).location?.timezone;
      const hit = thresholds.find((threshold) => isOpen(threshold, context.now(), zone)) ?? thresholds[0];
      await recordEvents(context, async () => ({
        events: [
          {
            ...deviceEvent(context, device, "noise_sensor.noise_threshold_triggered", hit ? loudness(hit) : {}),
            asked_by: null,
          },
        ],
      }));
      return {};
    },
  },
} satisfies Handlers<Table>;

async function requireSensor(context: CallContext, device_id: string): Promise<DeviceRow> {
  const row = await requireDevice(context, { device_id });
  if (!noiseDeviceTypes.includes(row.device_type)) throw notFound("device", { device_id });
  return row;
}

const thresholdsOf = ({ database }: CallContext, device_id: string) =>
  database.query
    .selectFrom("noise_thresholds")
    .selectAll()
    .where("device_id", "=", device_id)
    .orderBy("created_at")
    .orderBy("noise_threshold_id")
    .execute();

async function requireThreshold(
  context: CallContext,
  noise_threshold_id: string,
  device_id?: string,
): Promise<NoiseThresholdRow> {
  let query = context.database.query
    .selectFrom("noise_thresholds")
    .selectAll()
    .where("noise_threshold_id", "=", noise_threshold_id.toLowerCase())
    .where("device_id", "in", visibleDevices(context).where("is_managed", "=", 1).select("device_id"));
  if (device_id !== undefined) query = query.where("device_id", "=", device_id);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound("noise_threshold", { noise_threshold_id });
  return row;
}

function window({ starts_daily_at, ends_daily_at }: { starts_daily_at: string; ends_daily_at: string }) {
  if (!isZoneKnown(starts_daily_at))
    throw invalidInput("starts_daily_at", "Must name an IANA time zone such as Europe/Berlin");
  if (!isZoneKnown(ends_daily_at))
    throw invalidInput("ends_daily_at", "Must name an IANA time zone such as Europe/Berlin");
  if (!areInOneZone(starts_daily_at, ends_daily_at))
    throw invalidInput("ends_daily_at", "Must be in the same time zone as starts_daily_at");
  return { starts_daily_at, ends_daily_at };
}

interface Levels {
  noise_threshold_decibels?: number | undefined;
  noise_threshold_nrs?: number | undefined;
}

function level({ device_type }: DeviceRow, { noise_threshold_decibels, noise_threshold_nrs }: Levels) {
  if (noise_threshold_nrs !== undefined && device_type !== "noiseaware_activity_zone")
    throw invalidInput(
      "noise_threshold_nrs",
      "Only NoiseAware devices support this scale; use noise_threshold_decibels",
    );
  return {
    ...(noise_threshold_decibels === undefined ? {} : { noise_threshold_decibels }),
    ...(noise_threshold_nrs === undefined ? {} : { noise_threshold_nrs }),
  };
}

/** Level that a simulated event reports, just above the threshold. */
const loudness = ({ noise_threshold_id, name, noise_threshold_decibels, noise_threshold_nrs }: NoiseThreshold) => ({
  noise_threshold_id,
  noise_threshold_name: name,
  ...(noise_threshold_decibels === undefined ? {} : { noise_level_decibels: noise_threshold_decibels + 1 }),
  ...(noise_threshold_nrs === undefined ? {} : { noise_level_nrs: noise_threshold_nrs + 1 }),
});
