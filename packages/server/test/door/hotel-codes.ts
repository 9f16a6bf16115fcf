// Makes and reads a hotel's codes, with their attempts and events, through the API, as the hotel's software would.
import type { World } from "../../src/api/sandbox/world.ts";
import type { Rig } from "../rig/rig.ts";

export interface Code {
  access_code_id: string;
  device_id: string;
  code: string;
  status: string;
  is_scheduled_on_device?: boolean;
  is_managed: boolean;
  common_code_key: string | null;
  errors: { error_code: string }[];
  warnings: { warning_code: string }[];
  [more: string]: unknown;
}
export interface Attempt {
  action_attempt_id: string;
  status: string;
  result: unknown;
  error: { type: string; message: string } | null;
}
export interface Door {
  device_id: string;
  device_type: string;
  properties: {
    name: string;
    online: boolean;
    locked?: boolean;
    supported_code_lengths?: number[];
    supports_backup_access_code_pool?: boolean;
  };
  capabilities_supported: string[];
  errors: unknown[];
}

export const hour = 3_600_000;

export function hotelCodes(rig: () => Rig) {
  const house = async (wanted: (door: Door) => boolean = () => true) => {
    const world = await rig().world();
    const { body } = await rig().ask<{ devices: Door[] }>(world.api_key, "/devices/list");
    const good = body.devices.filter(
      (door) =>
        door.properties.online && door.errors.length === 0 && door.capabilities_supported.includes("access_code"),
    );
    const doors = good.filter(wanted);
    if (!doors[0]) throw new Error("The hotel has no such door.");
    return { world, door: doors[0].device_id, doors: doors.map(({ device_id }) => device_id) };
  };
  const at = (milliseconds: number) => new Date(rig().clock.now() + milliseconds).toISOString();
  const create = async ({ api_key }: World, input: object) => {
    const { status, body } = await rig().ask<{ access_code: Code; action_attempt: Attempt; error?: { type: string } }>(
      api_key,
      "/access_codes/create",
      input,
    );
    return { status, ...body };
  };
  const get = async ({ api_key }: World, access_code_id: string) => {
    const { status, body } = await rig().ask<{ access_code: Code }>(api_key, "/access_codes/get", { access_code_id });
    return status === 200 ? body.access_code : undefined;
  };
  const attempt = async ({ api_key }: World, { action_attempt_id }: Attempt) =>
    (await rig().ask<{ action_attempt: Attempt }>(api_key, "/action_attempts/get", { action_attempt_id })).body
      .action_attempt;
  const events = async ({ api_key }: World, access_code_id: string) => {
    const { body } = await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
      since: "1970-01-01",
      access_code_id,
    });
    return body.events.map(({ event_type }) => event_type).toReversed();
  };
  const control = (world: World, path: string, input: object) =>
    rig().ask(world.sandbox_key, `/sandbox/${path}`, input);
  return { house, at, create, get, attempt, events, control };
}
