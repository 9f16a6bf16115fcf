// A workspace per story, its events, and the ids of its doors and codes by name.
import type { AccessCode, Device } from "@mortise/client";
import { galleryServer, post } from "./server.ts";
import type { Event, StoryParameters } from "./story-parameters.ts";

export interface World {
  readonly endpoint: string;
  readonly client_session_token: string;
  /** The story's args with names turned into ids. */
  readonly args: Args;
  /** Calls one of the server's `/sandbox/*` controls. */
  control(path: string, input?: object): Promise<void>;
  /** Calls several controls, one after another. Devices are given by name. */
  happen(events: readonly Event[]): Promise<void>;
}

interface Made {
  readonly client_session_token: string;
  readonly api_key: string;
  readonly sandbox_key: string;
}

type Args = Readonly<Record<string, unknown>>;

/** Time that a lock takes to move in stories, in milliseconds. */
const lock_delay_ms = 700;

/** Creates the workspace and finds the entities that the args name. */
export async function openWorld({ world, firstDevices }: StoryParameters, args: Args): Promise<World> {
  const { url, sandbox_key } = await galleryServer();
  const made = await post<Made>(`${url}/sandbox/workspaces/create`, sandbox_key, { world, lock_delay_ms });
  const { devices } = await post<{ devices: Device[] }>(`${url}/devices/list`, made.api_key);
  const codesOf = async (device_id: string) =>
    (await post<{ access_codes: AccessCode[] }>(`${url}/access_codes/list`, made.api_key, { device_id })).access_codes;
  const control = async (path: string, input?: object) => {
    await post(`${url}/sandbox/${path}`, made.sandbox_key, input);
  };
  const session = "clientSessionToken" in args ? { endpoint: url, clientSessionToken: made.client_session_token } : {};
  const first =
    firstDevices === undefined ? {} : { deviceIds: devices.slice(0, firstDevices).map(({ device_id }) => device_id) };
  return {
    endpoint: url,
    client_session_token: made.client_session_token,
    args: { ...args, ...(await idsOf(args, devices, codesOf)), ...first, ...session },
    control,
    happen: async (events) => {
      for (const [name, { device, ...input }] of events)
        await control(name, device === undefined ? input : { ...input, device_id: idOf(device, devices) });
    },
  };
}

/**
 * Resolves names in args: `deviceId: "Front Door"`, `deviceIds: ["Front Door"]`, `accessCodeId: "Front Door / Amara
 * Okafor"`.
 */
async function idsOf(
  args: Args,
  devices: readonly Device[],
  codesOf: (device_id: string) => Promise<AccessCode[]>,
): Promise<Args> {
  const { deviceId: door, deviceIds: doors, accessCodeId: code } = args;
  const ids: Record<string, unknown> = {};
  if (typeof door === "string") ids["deviceId"] = idOf(door, devices);
  if (Array.isArray(doors)) ids["deviceIds"] = doors.map((name) => idOf(String(name), devices));
  if (typeof code === "string" && code.includes(" / ")) {
    const [doorName = "", codeName = ""] = code.split(" / ");
    const codes = await codesOf(idOf(doorName, devices));
    ids["accessCodeId"] = codes.find(({ name }) => name === codeName)?.access_code_id ?? code;
  }
  return ids;
}

/**
 * Returns the id of the device with this name, or else whose name starts with it. Text that names no device is returned
 * unchanged.
 */
function idOf(name: string, devices: readonly Device[]): string {
  const nameOf = ({ properties }: Device) => properties.name;
  const door =
    devices.find((device) => nameOf(device) === name) ?? devices.find((device) => nameOf(device).startsWith(name));
  return name === "" || door === undefined ? name : door.device_id;
}
