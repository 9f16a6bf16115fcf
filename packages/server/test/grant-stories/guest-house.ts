// A house with simulated locks, and guests who enter with access grants. Grants are made and read through the API and
// checked on the locks.
import { readLock } from "../../src/hubs/sandbox/store.ts";
import { answered, type Rig } from "../rig/rig.ts";
import type { Door } from "../door/hotel-codes.ts";

export const [minute, hour] = [60_000, 3_600_000];

export interface Entry {
  error_code?: string;
  warning_code?: string;
  mutation_code?: string;
  [more: string]: unknown;
}
export interface Grant {
  access_grant_id: string;
  user_identity_id: string;
  access_method_ids: string[];
  display_status: string;
  starts_at: string;
  ends_at: string | null;
  errors: Entry[];
  warnings: Entry[];
  pending_mutations: Entry[];
  [more: string]: unknown;
}
export interface Method {
  access_method_id: string;
  code: string | null;
  is_issued: boolean;
  issued_at: string | null;
  display_status: string;
  errors: Entry[];
  warnings: Entry[];
  pending_mutations: Entry[];
}
export interface Told {
  event_type: string;
  code?: string;
  is_backup_code?: boolean;
  access_method_id?: string;
  access_grant_id?: string;
  access_code_id?: string;
  [more: string]: unknown;
}

/**
 * Sets up the house.
 * @param keepsHours - Whether the locks, instead of the server, enforce schedules.
 */
export async function guestHouse(rig: Rig, { keepsHours = true }: { keepsHours?: boolean } = {}) {
  const world = await rig.world();
  const { database, clock } = rig;
  const ask = async <Body>(path: string, input: object = {}) =>
    answered(await rig.ask<Body>(world.api_key, path, input));
  const refused = async (path: string, input: object) => {
    const { status, body } = await rig.ask<{ error?: { type: string; message: string } }>(world.api_key, path, input);
    return `${status} ${body.error?.type ?? ""}`.trim();
  };
  const { devices } = await ask<{ devices: Door[] }>("/devices/list");
  const lockOf = async (device_id: string) => (await readLock(database.query, device_id, clock.now())).lock;
  const doors: string[] = [];
  for (const { device_id, properties, errors, capabilities_supported } of devices) {
    if (!capabilities_supported.includes("access_code") || !properties.online || errors.length > 0) continue;
    const lock = await lockOf(device_id);
    if (!lock.codes || doors.length === 3 || properties.supported_code_lengths?.includes(4) !== true) continue;
    const state = JSON.stringify({ ...lock, codes: { ...lock.codes, native_schedule: keepsHours } });
    await database.query.updateTable("sandbox_locks").set({ state }).where("device_id", "=", device_id).execute();
    doors.push(device_id);
  }
  const [front = "", room = "", other = ""] = doors;
  const at = (milliseconds: number) => new Date(clock.now() + milliseconds).toISOString();
  const code = [{ mode: "code" }];
  const make = async (input: object) =>
    (
      await ask<{ access_grant: Grant }>("/access_grants/create", {
        ...("user_identity_id" in input ? {} : { user_identity: { full_name: "Ada Guest" } }),
        requested_access_methods: code,
        ...input,
      })
    ).access_grant;
  const get = async ({ access_grant_id }: Pick<Grant, "access_grant_id">) =>
    (await ask<{ access_grant: Grant }>("/access_grants/get", { access_grant_id })).access_grant;
  const methods = async ({ access_grant_id }: Pick<Grant, "access_grant_id">) =>
    (await ask<{ access_methods: Method[] }>("/access_methods/list", { access_grant_id })).access_methods;
  return {
    world,
    ask,
    refused,
    /** Three keypads of the requested kind. */
    front,
    room,
    other,
    at,
    make,
    get,
    methods,
    /** Returns the grant's only method. */
    method: async (grant: Pick<Grant, "access_grant_id">): Promise<Method> => {
      const all = await methods(grant);
      const [first] = all;
      if (!first || all.length !== 1) throw new Error(`The grant has ${all.length} methods.`);
      return first;
    },
    update: ({ access_grant_id }: Pick<Grant, "access_grant_id">, change: object) =>
      ask("/access_grants/update", { access_grant_id, ...change }),
    end: ({ access_grant_id }: Pick<Grant, "access_grant_id">) => ask("/access_grants/delete", { access_grant_id }),
    /** Returns the PINs that the lock holds now. */
    pinsAt: async (device_id: string) => (await lockOf(device_id)).slots.map((slot) => slot.code),
    slotsAt: async (device_id: string) => (await lockOf(device_id)).slots,
    events: async (filter: object) =>
      (await ask<{ events: Told[] }>("/events/list", { since: "1970-01-01", ...filter })).events.toReversed(),
    control: async (path: string, input: object) =>
      answered(await rig.ask(world.sandbox_key, `/sandbox/${path}`, input)),
  };
}

export const typesOf = (events: readonly Told[]): string[] => events.map(({ event_type }) => event_type);
export const codesIn = (entries: readonly Entry[]): (string | undefined)[] =>
  entries.map(({ error_code, warning_code, mutation_code }) => error_code ?? warning_code ?? mutation_code);
