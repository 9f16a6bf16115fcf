// A day at a real door: `mortise accounts add`, the API, and a published Z-Wave JS server whose mock bolt is checked
// from the other side.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  kill,
  killAllAfterwards,
  type Running,
  start,
} from "../../../packages/server/test/processes/server-process.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

interface Door {
  device_id: string;
  device_type: string;
  properties: { name: string; online: boolean; locked?: boolean };
  warnings: { warning_code: string }[];
}
interface Attempt {
  action_attempt: { action_attempt_id: string; status: string; error: { type: string } | null };
}
interface Code {
  access_code: { access_code_id: string; status: string; code: string };
}
interface Told {
  events: { event_type: string; device_id?: string; access_code_id?: string; method?: string }[];
}

const exec = promisify(execFile);
const main = new URL("../../../packages/server/src/main.ts", import.meta.url).pathname;
const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
/** Nodes of the supervised lock and of the one whose bolt travels. */
const [prompt, travelling] = [2, 3];
const patience = { timeout: 20_000 };
/** PIN so long that nothing else in a log has the same digits by chance. */
const pin = "73918264";

killAllAfterwards();
let folder = "";
let hub: HubProcess;
let hubPort = 0;
let server: Running;
let key = "";
/** Output of the server and the command line. */
const printed: string[] = [];

const env = () => ({ DATA_DIR: folder, MORTISE_DEMO: "off" });

async function mortise(...args: string[]): Promise<string> {
  const { stdout, stderr } = await exec(process.execPath, ["--conditions=source", main, ...args], {
    env: { ...process.env, ...env() },
  });
  printed.push(stdout, stderr);
  return stdout;
}

async function ask<Body>(path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
  const body = (await response.json()) as Body;
  if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

const doors = async () => (await ask<{ devices: Door[] }>("/devices/list")).devices;
const door = async (node: number) => {
  const found = (await doors()).find(({ properties }) => properties.name.endsWith(String(node)));
  if (!found) throw new Error(`Lock ${node} is no device yet.`);
  return found;
};
const isAt = async (node: number) => (await hub.tell<{ locked: boolean }>("state", { node })).locked;
const command = (path: "lock_door" | "unlock_door", device_id: string) =>
  ask<Attempt>(`/locks/${path}`, { device_id, sync: true });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-house-"));
  hubPort = await freePort();
  [hub, server] = await Promise.all([
    startHub(mockHub, [String(hubPort)], { HUB_LOG: "all", NODE_ENV: "production" }),
    start(env(), printed),
  ]);
  key = (JSON.parse(await mortise("keys", "create", "--new-workspace", "House", "--json")) as { key: string }).key;
}, 90_000);
afterAll(async () => {
  await kill(server, "SIGTERM");
  await hub.kill();
  rmSync(folder, { recursive: true, force: true });
});

it("its locks are there two seconds after it was connected, under the names that the hub has for them", async () => {
  const told = JSON.parse(await mortise("accounts", "add", "zwave", `127.0.0.1:${hubPort}`, "--json")) as {
    locks: string[];
  };
  expect(told.locks).toHaveLength(2);
  await expect.poll(async () => (await doors()).filter(({ properties }) => properties.online).length, patience).toBe(2);
  expect((await doors()).map(({ device_type }) => device_type)).toEqual(["zwave_js_lock", "zwave_js_lock"]);
});

it.each([prompt, travelling])("lock %s is unlocked once its bolt has moved, and not before", async (node) => {
  const { device_id } = await door(node);
  for (const [path, locked] of [
    ["lock_door", true],
    ["unlock_door", false],
    ["lock_door", true],
  ] as const) {
    const { action_attempt } = await command(path, device_id);
    expect([action_attempt.status, await isAt(node)]).toEqual(["success", locked]);
    await expect.poll(async () => (await door(node)).properties.locked, patience).toBe(locked);
  }
});

it("a bolt turned by hand is seen", async () => {
  await hub.tell("turn", { node: prompt, locked: false });
  await expect.poll(async () => (await door(prompt)).properties.locked, patience).toBe(false);
  await hub.tell("turn", { node: prompt, locked: true });
  await expect.poll(async () => (await door(prompt)).properties.locked, patience).toBe(true);
});

it("a code is set once the lock holds it, opens the door, is told by name, and is taken off", {
  timeout: 60_000,
}, async () => {
  const { device_id } = await door(prompt);
  const { access_code } = await ask<Code>("/access_codes/create", { device_id, name: "Guest", code: pin });
  const { access_code_id } = access_code;
  const get = async () => (await ask<Code>("/access_codes/get", { access_code_id })).access_code.status;
  await expect.poll(get, patience).toBe("set");
  expect((await hub.tell<{ codes: number[] }>("state", { node: prompt })).codes).toHaveLength(1);
  const unlocks = async () =>
    (await ask<Told>("/events/list", { since: "1970-01-01", device_id })).events.filter(
      ({ event_type }) => event_type === "lock.unlocked",
    );
  const before = (await unlocks()).length;
  expect(await hub.tell("type", { node: prompt, digits: pin })).toMatchObject({ opened: true });
  await expect.poll(async () => (await unlocks()).length, patience).toBeGreaterThan(before);
  // Each movement's events all arrive before the next movement.
  for (const locked of [true, false]) await hub.tell("turn", { node: prompt, locked });
  await expect.poll(async () => (await unlocks()).length, patience).toBeGreaterThan(before + 1);
  // The newest come first.
  const told = await unlocks();
  expect(told.slice(0, told.length - before).map((event) => [event.method, event.access_code_id])).toEqual([
    ["manual", undefined],
    ["keycode", access_code_id],
  ]);
  await ask("/access_codes/delete", { access_code_id });
  await expect
    .poll(async () => (await hub.tell<{ codes: number[] }>("state", { node: prompt })).codes, patience)
    .toEqual([]);
  expect(await hub.tell("type", { node: prompt, digits: pin })).toMatchObject({ opened: false });
});

it("a jam is said, stays said until the bolt moves, and no lock is called locked that is not", {
  timeout: 60_000,
}, async () => {
  const { device_id } = await door(prompt);
  await command("unlock_door", device_id);
  await hub.tell("jam", { node: prompt });
  const { action_attempt } = await command("lock_door", device_id);
  expect(action_attempt.error?.type).toBe("lock_jammed");
  expect(await door(prompt)).toMatchObject({
    properties: { locked: false },
    warnings: [{ warning_code: "lock_jammed" }],
  });
  await hub.tell("mend", { node: prompt });
  expect((await command("lock_door", device_id)).action_attempt.status).toBe("success");
  await expect.poll(async () => (await door(prompt)).warnings, patience).toEqual([]);
});

it("a lock out of reach is offline, and comes back by itself", { timeout: 90_000 }, async () => {
  const { device_id } = await door(travelling);
  await hub.tell("cut", { node: travelling });
  const { action_attempt } = await command("unlock_door", device_id);
  expect(["device_disconnected", "action_attempt_expired"]).toContain(action_attempt.error?.type);
  await expect.poll(async () => (await door(travelling)).properties.online, patience).toBe(false);
  await hub.tell("mend", { node: travelling });
  await expect.poll(async () => (await door(travelling)).properties.online, { timeout: 60_000 }).toBe(true);
});

it("a server that is killed finds its locks again, with their ids", { timeout: 60_000 }, async () => {
  const before = await door(prompt);
  await kill(server);
  server = await start(env(), printed);
  await expect.poll(async () => (await door(prompt)).properties.online, patience).toBe(true);
  expect((await door(prompt)).device_id).toBe(before.device_id);
  expect((await command("unlock_door", before.device_id)).action_attempt.status).toBe("success");
  expect(await isAt(prompt)).toBe(false);
});

it("is listed, looked at and removed from the command line, with nothing changed on the locks", {
  timeout: 60_000,
}, async () => {
  const { accounts } = JSON.parse(await mortise("accounts", "list", "--json")) as {
    accounts: { connected_account_id: string; locks: number }[];
  };
  expect(accounts).toMatchObject([{ locks: 2, system: "Z-Wave JS", is_connected: true }]);
  expect(await mortise("accounts", "doctor")).toContain("2 locks there");
  await mortise("accounts", "remove", accounts[0]?.connected_account_id ?? "");
  expect(await doors()).toEqual([]);
  expect(await isAt(prompt)).toBe(false);
});

it("the digits of the code are in no line that the server, the command line or the hub has printed", () => {
  expect(printed.join("\n")).toMatch(/mortise/i);
  expect(hub.log.join("\n")).toContain("UserCode");
  const lines = [...printed, ...hub.log].filter((line) => !line.startsWith('{"id"'));
  expect(lines.filter((line) => line.includes(pin))).toEqual([]);
});
