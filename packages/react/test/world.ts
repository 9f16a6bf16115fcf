// A test's own workspace on the real server, and ways to change it without the widgets.
import type { Device } from "@mortise/client";
import { inject } from "vitest";

export interface World {
  readonly endpoint: string;
  readonly workspace_id: string;
  readonly publishable_key: string;
  readonly user_identifier_key: string;
  readonly client_session_token: string;
  readonly api_key: string;
  /** Calls the platform with the workspace's own key. Resolves to the body. */
  call<Body = Record<string, unknown>>(path: string, input?: object, method?: "GET" | "POST"): Promise<Body>;
  /** Calls one of the server's `/sandbox/*` controls, which cause events or faults at locks. */
  control(path: string, input?: object): Promise<void>;
  /** Reads a device from the server. */
  device(device_id: string): Promise<Device>;
  devices(): Promise<Device[]>;
}

export interface WorldOptions {
  readonly world?: "hotel" | "empty" | "troubled" | "stays" | "huge";
  /** Time that a lock takes to move, in milliseconds. @default 0 */
  readonly lock_delay_ms?: number;
}

export async function createWorld({ world = "hotel", lock_delay_ms = 0 }: WorldOptions = {}): Promise<World> {
  const { url, sandbox_key }: TestServer = inject("server");
  const made = await post<Omit<World, "endpoint"> & { sandbox_key: string }>(
    `${url}/sandbox/workspaces/create`,
    sandbox_key,
    {
      world,
      lock_delay_ms,
    },
  );
  const call = callAs(made.api_key);
  return {
    ...made,
    endpoint: url,
    call,
    control: async (path, input = {}) => {
      await post(`${url}/sandbox/${path}`, made.sandbox_key, input);
    },
    device: async (device_id) => (await call<{ device: Device }>("/devices/get", { device_id })).device,
    devices: async () => (await call<{ devices: Device[] }>("/devices/list")).devices,
  };
}

/** Creates a session of the workspace that is no sandbox, which all tests share. No account is connected there. */
export async function createRealWorkspace(): Promise<World> {
  const { url, real_api_key: api_key } = inject("server");
  const call = callAs(api_key);
  const user_identifier_key = crypto.randomUUID();
  const { client_session } = await call<{ client_session: { token: string; workspace_id: string } }>(
    "/client_sessions/create",
    { user_identifier_key },
  );
  const { token: client_session_token, workspace_id } = client_session;
  return {
    endpoint: url,
    workspace_id,
    publishable_key: "",
    user_identifier_key,
    client_session_token,
    api_key,
    call,
    control: async (path) => {
      throw new Error(`${path} is for sandboxes alone.`);
    },
    device: async (device_id) => (await call<{ device: Device }>("/devices/get", { device_id })).device,
    devices: async () => (await call<{ devices: Device[] }>("/devices/list")).devices,
  };
}

const callAs =
  (api_key: string): World["call"] =>
  (path, input = {}, method = "POST") =>
    ask(`${inject("server").url}${path}`, api_key, method === "GET" ? undefined : input);

/** Ends all client sessions of the workspace. */
export async function revokeSessions(world: World): Promise<void> {
  const { client_sessions } = await world.call<{ client_sessions: { client_session_id: string }[] }>(
    "/client_sessions/list",
  );
  for (const { client_session_id } of client_sessions)
    await world.call("/client_sessions/revoke", { client_session_id });
}

/** Finds a lock that accepts commands: online, without errors, and in this state. */
export async function findDoor(world: World, { locked }: { locked: boolean }): Promise<Device> {
  const door = (await world.devices()).find(
    ({ properties, errors }) => properties.online && properties.locked === locked && errors.length === 0,
  );
  if (door === undefined) throw new Error(`The world has no ${locked ? "locked" : "unlocked"} door in good order.`);
  return door;
}

/** Values that test/global-setup.ts provides. */
interface TestServer {
  readonly url: string;
  readonly sandbox_key: string;
  /** Key of a workspace that is no sandbox. */
  readonly real_api_key: string;
}

const post = <Body>(url: string, key: string, body: object): Promise<Body> => ask<Body>(url, key, body);

async function ask<Body>(url: string, key: string, body: object | undefined): Promise<Body> {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Body;
}
