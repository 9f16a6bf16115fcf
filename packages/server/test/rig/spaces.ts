// A hotel whose devices are put into spaces, and the calls of its tests.
import { answered, type Json, type Rig } from "./rig.ts";

export interface Space {
  space_id: string;
  name: string;
  space_key?: string;
  device_count: number;
  customer_data?: Json;
}
export interface SpaceEvent {
  event_type: string;
  space_id: string;
  space_key?: string;
  device_ids: string[];
}
export interface Device {
  device_id: string;
  connected_account_id: string;
  space_ids: string[];
}

export async function hotelOfSpaces(rig: Rig) {
  const world = await rig.world();
  const ask = async <Body = Json>(path: string, input: object = {}, method?: string) =>
    answered(await rig.ask<Body>(world.api_key, path, input, method));
  const refusal = async (path: string, input: object, key = world.api_key) => {
    const { status, body } = await rig.ask<{ error: { type: string; message: string } }>(key, path, input);
    return { is: `${status} ${body.error?.type}`, message: body.error?.message };
  };
  const create = async (input: object) => (await ask<{ space: Space }>("/spaces/create", input)).space;
  const get = async (space_id: string) => (await ask<{ space: Space }>("/spaces/get", { space_id })).space;
  const devices = async (input: object = {}) => (await ask<{ devices: Device[] }>("/devices/list", input)).devices;
  const spacesOf = async (device_id: string | undefined) =>
    (await ask<{ device: Device }>("/devices/get", { device_id })).device.space_ids;
  /** Returns the newest first, without events of devices and accounts. */
  const events = async (input: object = {}) => {
    const asked = { since: "1970-01-01", ...input };
    const all = (await ask<{ events: SpaceEvent[] }>("/events/list", asked)).events;
    return all.filter(({ event_type }) => event_type.startsWith("space."));
  };
  const ids = (await devices()).map(({ device_id }) => device_id);
  return { ...world, ask, refusal, create, get, devices, spacesOf, events, ids };
}

export const sorted = (ids: readonly (string | undefined)[]): string[] => (ids as string[]).toSorted();
