// Carries out events at locks, to codes and on the network, without the widget.
import type { AccessCode, Device } from "@mortise/client";
import type { World } from "../world.ts";
import type { WorldDeed } from "./deeds.ts";

interface Place {
  readonly world: World;
  /** Device on screen, if any. */
  readonly deviceId: string | null;
}

const hour = 3_600_000;

export async function happen({ world, deviceId }: Place, deed: WorldDeed): Promise<void> {
  if (deed.kind === "network") return world.control("network/set", deed.fault);
  if (deed.kind === "mend") return world.control("faults/clear");
  const devices = await world.devices();
  // `which` is below twelve. The lower six values mean the device on screen.
  const door =
    (deed.which < 6 && devices.find(({ device_id }) => device_id === deviceId)) || devices[deed.which % devices.length];
  if (deed.kind === "manage" && deed.isManaged) {
    const { devices: gone } = await world.call<{ devices: Device[] }>("/devices/unmanaged/list");
    const device_id = gone[deed.which % gone.length]?.device_id;
    if (device_id === undefined) return undefined;
    return ask(world, "/devices/unmanaged/update", { device_id, is_managed: true });
  }
  if (door === undefined) return undefined;
  return atDoor(world, door, deed);
}

async function atDoor(world: World, { device_id, connected_account_id }: Device, deed: WorldDeed): Promise<void> {
  switch (deed.kind) {
    case "online":
      return world.control("devices/update", { device_id, online: deed.online });
    case "turn":
      return world.control("devices/update", { device_id, locked: deed.locked });
    case "battery":
      return world.control("devices/update", { device_id, battery_level: deed.level });
    case "account":
      return world.control("accounts/update", { connected_account_id, connected: deed.connected });
    case "fault":
      return world.control("faults/set", { device_id, fault: deed.fault, times: deed.fault === "hold" ? null : 2 });
    case "rename":
      return ask(world, "/devices/update", { device_id, name: deed.name });
    case "manage":
      return ask(world, "/devices/update", { device_id, is_managed: false });
    case "addCode": {
      const from = Date.now() + deed.hours * hour;
      const times =
        deed.hours === 0
          ? {}
          : { starts_at: new Date(from).toISOString(), ends_at: new Date(from + 24 * hour).toISOString() };
      return ask(world, "/access_codes/create", { device_id, name: `Guest ${deed.which}`, ...times });
    }
    case "changeCode":
    case "deleteCode": {
      const { access_codes } = await world.call<{ access_codes: AccessCode[] }>("/access_codes/list", { device_id });
      const access_code_id = access_codes[deed.which % access_codes.length]?.access_code_id;
      if (access_code_id === undefined) return undefined;
      if (deed.kind === "deleteCode") return ask(world, "/access_codes/delete", { access_code_id });
      return ask(world, "/access_codes/update", { access_code_id, name: deed.name });
    }
  }
}

/** Requests an action. If the server refuses it, nothing happens. */
async function ask(world: World, path: string, input: object): Promise<void> {
  try {
    await world.call(path, input);
  } catch (error) {
    if (!/answered 4\d\d/.test(String(error))) throw error;
  }
}
