// Checks a caller's request for a grant: times, doors and methods. Nothing is written before all of it is valid.
import type { everyCall, InputOf } from "@mortise/contract";
import type { Query } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { iso } from "../../base/clock.ts";
import { badRequest, invalidInput, notFound } from "../../base/errors.ts";
import { toMoment } from "../../base/moments.ts";
import { deviceOf } from "../../base/db/devices.ts";
import { visibleDevices } from "../access/device-access.ts";
import { visibleSpaces } from "../spaces/find-space.ts";
import { refuseEntrances } from "../spaces/refuse-entrances.ts";
import type { Context } from "../context.ts";
import type { RequestedMethod } from "./grant-state.ts";

type CreateInput = InputOf<typeof everyCall.accessGrants.create>;
type Requested = CreateInput["requested_access_methods"];

export interface Window {
  starts_at: string;
  ends_at: string | null;
}

/** Reads the times of a grant. Times that are left out stay unchanged. A past start means a stay that runs already. */
export function windowOf(
  asked: { starts_at?: string | undefined; ends_at?: string | null | undefined },
  before: Window,
  now: WorkspaceTime,
): Window {
  const { starts_at, ends_at } = asked;
  const window = {
    starts_at: starts_at === undefined ? before.starts_at : toMoment("starts_at", starts_at),
    ends_at: ends_at === undefined ? before.ends_at : ends_at === null ? null : toMoment("ends_at", ends_at),
  };
  if (window.ends_at === null) return window;
  const field = ends_at === undefined ? "starts_at" : "ends_at";
  if (window.ends_at <= window.starts_at)
    throw invalidInput(field, field === "ends_at" ? "Must be after starts_at" : "Must be before ends_at");
  if (ends_at !== undefined && Date.parse(window.ends_at) <= now)
    throw invalidInput("ends_at", "Must be in the future");
  return window;
}

const otherModes: Readonly<Record<Exclude<Requested[number]["mode"], "code">, string>> = {
  card: "Cards are for access systems, and none is connected here",
  mobile_key: "Phone keys are not offered here",
  cloud_key: "Cloud keys are not offered here",
};

export const requestsAsked = (asked: Requested, now: WorkspaceTime): RequestedMethod[] =>
  asked.map(({ mode, code }) => {
    if (mode !== "code")
      throw badRequest(
        "access_method_mode_not_supported",
        `${otherModes[mode]}: ask for mode "code", a PIN on the keypad of each door.`,
        { data: { mode } },
      );
    return { mode, code, created_at: iso(now) };
  });

export interface AskedDoors {
  device_ids: readonly string[];
  space_ids: readonly string[];
}

interface DoorsInput {
  acs_entrance_ids?: readonly string[] | undefined;
  device_ids?: readonly string[] | undefined;
  space_ids?: readonly string[] | undefined;
  space_keys?: readonly string[] | undefined;
}

/**
 * Requested doors, each once. Resolves to `undefined` if none were given. Throws 404 unless all of them are visible.
 */
export async function doorsAsked(context: Context, query: Query, asked: DoorsInput): Promise<AskedDoors | undefined> {
  const { device_ids, space_ids, space_keys } = asked;
  refuseEntrances(asked.acs_entrance_ids);
  if (!device_ids && !space_ids && !space_keys) return undefined;
  const devices = await requireDoors(context, query, distinct(device_ids ?? []));
  const spaces = await requireSpaces(context, query, distinct(space_ids ?? []), [...new Set(space_keys ?? [])]);
  if (devices.length + spaces.length === 0)
    throw invalidInput("device_ids", "Give at least one door: device_ids, space_ids or space_keys");
  if (spaces.length === 0 && !devices.some(takesCodes))
    throw badRequest(
      "access_method_mode_not_supported",
      "None of these devices takes codes. Give a lock with a keypad, or a space that has one.",
      { data: { device_ids: devices.map(({ device_id }) => device_id) } },
    );
  return { device_ids: devices.map(({ device_id }) => device_id), space_ids: spaces };
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

function takesCodes(device: Pick<DeviceRow, "body">): boolean {
  const { capabilities_supported, can_program_online_access_codes } = deviceOf(device);
  return capabilities_supported.includes("access_code") && can_program_online_access_codes !== false;
}

async function requireDoors(context: Context, query: Query, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await visibleDevices(context, { isFew: true }, query)
    .select(["device_id", "body"])
    .where(query.among("device_id", ids))
    .where("is_managed", "=", 1)
    .execute();
  const found = new Map(rows.map((row) => [row.device_id, row]));
  return ids.map((device_id) => {
    const row = found.get(device_id);
    if (!row) throw notFound("device", { device_id });
    return row;
  });
}

async function requireSpaces(
  context: Context,
  query: Query,
  ids: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  if (ids.length + keys.length === 0) return [];
  const rows = await visibleSpaces(context, query)
    .select(["space_id", "space_key"])
    .where((is) => is.or([query.among("space_id", ids), query.among("space_key", keys)]))
    .execute();
  const byKey = new Map(rows.map(({ space_id, space_key }) => [space_key, space_id]));
  const known = new Set(rows.map(({ space_id }) => space_id));
  const missing = ids.find((space_id) => !known.has(space_id));
  if (missing !== undefined) throw notFound("space", { space_id: missing });
  const unknown = keys.find((space_key) => !byKey.has(space_key));
  if (unknown !== undefined) throw notFound("space", { space_key: unknown });
  return [...known];
}
