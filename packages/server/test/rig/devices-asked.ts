// Reads the devices and events of a world through the API.
import { answered, type Rig } from "./rig.ts";
import type { World } from "../../src/api/sandbox/world.ts";

export interface Device {
  device_id: string;
  connected_account_id: string;
  device_type: string;
  created_at: string;
  display_name: string;
  nickname?: string;
  is_managed: boolean;
  custom_metadata: Record<string, unknown>;
  location: { location_name?: string; timezone?: string; time_zone?: string } | null;
  properties: { name: string; online: boolean; manufacturer: string; model: object; [more: string]: unknown };
}

export interface DevicePage {
  devices: Device[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null; next_page_url: string | null };
}

export function named(devices: readonly Device[], name: string): Device {
  const found = devices.find(({ properties }) => properties.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

export const names = ({ devices }: DevicePage) => devices.map(({ properties }) => properties.name);

export function devicesAsked(rig: () => Rig) {
  const worldOf = async (name: "hotel" | "huge") => {
    const world = await rig().world(name);
    const list = async (filters: object = {}, path = "/devices/list") =>
      answered(await rig().ask<DevicePage>(world.api_key, path, filters));
    const { devices } = await list({ limit: 20 });
    return { world, list, devices };
  };
  return {
    worldOf,
    setUp: async () => {
      const house = await worldOf("hotel");
      return { ...house, door: named(house.devices, "Front Door") };
    },
    refusal: async ({ api_key }: World, path: string, input: object) => {
      const { status, body } = await rig().ask<{ error: { type: string } }>(api_key, path, input);
      return `${status} ${body.error?.type}`;
    },
    /** Returns the newest first. */
    eventsOf: async ({ api_key }: World, device_id: string) => {
      const asked = { since: "1970-01-01", device_id };
      const { events } = answered(
        await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", asked),
      );
      return events.map(({ event_type }) => event_type);
    },
  };
}
