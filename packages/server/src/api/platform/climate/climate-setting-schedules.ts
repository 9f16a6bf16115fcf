import { randomUUID } from "node:crypto";
import type { everyCall } from "@mortise/contract";
import { checkClimate } from "../../../doors/climate/abilities.ts";
import { type ClimateAction, insertClimateAttempt } from "../../../doors/climate/attempts.ts";
import { type Thermostat, thermostatOf } from "../../../doors/climate/properties.ts";
import { type AskedClimate, climateIn, climateOf } from "../../../doors/climate/setting.ts";
import { holdThermostat, requireThermostat } from "../../../doors/climate/thermostat-access.ts";
import { wakeClimate } from "../../../doors/climate/wake.ts";
import type { CallContext, Handlers } from "../../call-context.ts";
import {
  type ClimateScheduleEntity,
  saveSchedule,
  scheduleOf,
  schedulesOf,
} from "../../../base/db/climate-schedules.ts";
import type { Tx } from "../../../base/db/database.ts";
import type { DeviceRow } from "../../../base/db/schema.ts";
import type { ClimateSettingScheduleRow } from "../../../base/db/sensor-schema.ts";
import { holdDevice, visibleDevices } from "../../../doors/access/device-access.ts";
import { badRequest, invalidInput, notFound } from "../../../base/errors.ts";
import { jsonList } from "../../../base/text/json-text.ts";
import { toMoment } from "../../../base/moments.ts";
import { zoneWarnings } from "../../../doors/codes/zone-warning.ts";

export const climateSettingSchedules = {
  async create(context, { device_id, name, schedule_starts_at, schedule_ends_at, ...asked }) {
    const device = await requireThermostat(context, { device_id }, "device_is_not_thermostat");
    const times = { schedule_starts_at, schedule_ends_at };
    return keep(context, device, times, "CREATE_CLIMATE_SETTING_SCHEDULE", async ({ properties }) => {
      const usual = properties.default_climate_setting;
      if (!usual)
        throw badRequest(
          "default_climate_setting_missing",
          "Set the thermostat's default_climate_setting first. It applies when the schedule ends.",
        );
      return {
        climate_setting_schedule_id: randomUUID(),
        device_id: device.device_id,
        schedule_type: "time_bound",
        ...(name === undefined ? {} : { name }),
        schedule_starts_at: toMoment("schedule_starts_at", schedule_starts_at),
        schedule_ends_at: toMoment("schedule_ends_at", schedule_ends_at),
        created_at: context.moment(),
        is_set_on_device: false,
        ...climateOf(
          { manual_override_allowed: usual.manual_override_allowed, ...climateIn(asked) },
          namesMode(asked) ? undefined : usual,
        ),
      };
    });
  },
  async get(context, ref) {
    return { climate_setting_schedule: scheduleOf(await requireSchedule(context, ref)) };
  },
  async list(context, { device_id, user_identifier_key }) {
    const device = await requireThermostat(context, { device_id });
    const rows = (await isOfUser(context, device, user_identifier_key))
      ? await schedulesOf(context.database.query, device.device_id)
      : [];
    const oldestFirst = rows.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
    return { climate_setting_schedules: jsonList(oldestFirst.map(({ body }) => body)) };
  },
  async update(
    context,
    { climate_setting_schedule_id, device_id, name, schedule_starts_at, schedule_ends_at, ...asked },
  ) {
    const found = await requireSchedule(context, { climate_setting_schedule_id, device_id });
    const times = { schedule_starts_at, schedule_ends_at };
    return keep(context, found, times, "UPDATE_CLIMATE_SETTING_SCHEDULE", async (_device, tx) => {
      const before = scheduleOf(await readAgain(tx, found));
      return {
        ...withoutClimate(before),
        ...(name === undefined ? {} : { name }),
        ...(schedule_starts_at === undefined
          ? {}
          : { schedule_starts_at: toMoment("schedule_starts_at", schedule_starts_at) }),
        ...(schedule_ends_at === undefined ? {} : { schedule_ends_at: toMoment("schedule_ends_at", schedule_ends_at) }),
        is_set_on_device: false,
        ...climateOf(climateIn(asked), before),
      };
    });
  },
  async delete(context, ref) {
    const { database } = context;
    const found = await requireSchedule(context, ref);
    await database.transaction(async (tx) => {
      const device = await holdDevice(tx, found);
      await tx
        .deleteFrom("climate_setting_schedules")
        .where("climate_setting_schedule_id", "=", found.climate_setting_schedule_id)
        .execute();
      await wakeClimate(tx, device);
    });
    return {};
  },
} satisfies Handlers<typeof everyCall.thermostats.climateSettingSchedules>;

/**
 * Whether the call sets a mode. If not, the schedule combines the default setting's mode with the call's set points.
 */
const namesMode = ({
  hvac_mode_setting,
  automatic_heating_enabled,
  automatic_cooling_enabled,
}: AskedClimate): boolean =>
  [hvac_mode_setting, automatic_heating_enabled, automatic_cooling_enabled].some((said) => said !== undefined);

type AskedTimes = Readonly<Record<"schedule_starts_at" | "schedule_ends_at", string | undefined>>;

type Make = (device: Thermostat, tx: Tx) => Promise<ClimateScheduleEntity>;

/**
 * Checks the schedule that `make` returns against the thermostat's abilities and other schedules, saves it, and wakes
 * the climate job.
 */
async function keep(
  context: CallContext,
  { device_id }: { device_id: string },
  times: AskedTimes,
  action_type: ClimateAction,
  make: Make,
) {
  const { database, workspace } = context;
  return database.transaction(async (tx) => {
    const row = await holdThermostat(tx, { device_id });
    const device = thermostatOf(row);
    const schedule = await make(device, tx);
    const { schedule_starts_at: starts_at, schedule_ends_at: ends_at, climate_setting_schedule_id } = schedule;
    if (starts_at >= ends_at) throw invalidInput("schedule_ends_at", "Must be after schedule_starts_at");
    checkClimate(schedule, device.properties);
    const others = (await schedulesOf(tx, device_id)).filter(
      (other) => other.climate_setting_schedule_id !== climate_setting_schedule_id,
    );
    if (others.some((other) => other.starts_at < ends_at && starts_at < other.ends_at))
      throw invalidInput("schedule_starts_at", "Must not overlap another schedule of the thermostat");
    await saveSchedule(tx, workspace.workspace_id, schedule);
    await wakeClimate(tx, row);
    const now = context.moment();
    // Outside the schedule's time nothing is sent to the thermostat, so the attempt has nothing to wait for.
    const action_attempt = await insertClimateAttempt(context, tx, device_id, {
      action_type,
      waits: starts_at <= now && now < ends_at,
    });
    return { climate_setting_schedule: schedule, action_attempt, ...zoneWarnings(times, [row]) };
  });
}

interface ScheduleRef {
  climate_setting_schedule_id: string;
  device_id?: string | undefined;
}

async function requireSchedule(
  context: CallContext,
  { climate_setting_schedule_id, device_id }: ScheduleRef,
): Promise<ClimateSettingScheduleRow> {
  let query = context.database.query
    .selectFrom("climate_setting_schedules")
    .selectAll()
    .where("climate_setting_schedule_id", "=", climate_setting_schedule_id.toLowerCase())
    .where("device_id", "in", visibleDevices(context).where("is_managed", "=", 1).select("device_id"));
  if (device_id !== undefined) query = query.where("device_id", "=", device_id.toLowerCase());
  const row = await query.executeTakeFirst();
  if (!row) throw notFound("climate_setting_schedule", { climate_setting_schedule_id });
  return row;
}

/** Reads the schedule again under the thermostat's lock: it may have changed since it was found. */
async function readAgain(tx: Tx, { climate_setting_schedule_id }: ScheduleRef): Promise<ClimateSettingScheduleRow> {
  const row = await tx
    .selectFrom("climate_setting_schedules")
    .selectAll()
    .where("climate_setting_schedule_id", "=", climate_setting_schedule_id)
    .executeTakeFirst();
  if (!row) throw notFound("climate_setting_schedule", { climate_setting_schedule_id });
  return row;
}

function withoutClimate(schedule: ClimateScheduleEntity) {
  const {
    heating_set_point_celsius: _,
    heating_set_point_fahrenheit: __,
    cooling_set_point_celsius: ___,
    cooling_set_point_fahrenheit: ____,
    ...rest
  } = schedule;
  return rest;
}

async function isOfUser(
  { database, workspace, session }: CallContext,
  { connected_account_id }: DeviceRow,
  user_identifier_key: string | undefined,
): Promise<boolean> {
  if (user_identifier_key === undefined || session) return true;
  const row = await database.query
    .selectFrom("client_session_accounts as shared")
    .innerJoin("client_sessions as session", "session.client_session_id", "shared.client_session_id")
    .select("session.client_session_id")
    .where("session.workspace_id", "=", workspace.workspace_id)
    .where("session.user_identifier_key", "=", user_identifier_key)
    .where("shared.connected_account_id", "=", connected_account_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
