// A hub is down when a code ends. The lock still opens to the code, and the API says so until it is off the lock.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  kill,
  killAllAfterwards,
  type Running,
  start,
} from "../../../packages/server/test/processes/server-process.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

interface Told {
  events: { event_type: string; access_code_id?: string; occurred_at: string }[];
}
interface Code {
  access_code_id: string;
  status: string;
}

const main = new URL("../../../packages/server/src/main.ts", import.meta.url).pathname;
const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const patience = { timeout: 60_000 };
const node = 2;
const pin = "4826";

killAllAfterwards();
let folder = "";
let port = 0;
let hub: HubProcess;
let server: Running;
let key = "";

const env = () => ({ DATA_DIR: folder, MORTISE_DEMO: "off" });
const mortise = (...args: string[]) =>
  execFileSync(process.execPath, ["--conditions=source", main, ...args, "--json"], {
    env: { ...process.env, ...env() },
    encoding: "utf8",
  });

async function ask<Body>(path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
  const body = (await response.json()) as Body;
  if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-killed-hub-"));
  port = await freePort();
  [hub, server] = await Promise.all([startHub(mockHub, [String(port), "1"]), start(env())]);
  key = (JSON.parse(mortise("keys", "create", "--new-workspace", "House")) as { key: string }).key;
  mortise("accounts", "add", "zwave", `127.0.0.1:${port}`);
}, 90_000);
afterAll(async () => {
  await kill(server, "SIGTERM");
  await hub.kill();
  rmSync(folder, { recursive: true, force: true });
});

it("a code that ends while the hub is away is taken off once the lock can be reached, and not told as removed before", {
  timeout: 240_000,
}, async () => {
  const devices = async () =>
    (await ask<{ devices: { device_id: string; properties: { online: boolean } }[] }>("/devices/list")).devices;
  await expect.poll(async () => (await devices())[0]?.properties.online, patience).toBe(true);
  const [{ device_id } = { device_id: "" }] = await devices();
  const from = Date.now() - 60_000;
  const times = { starts_at: new Date(from).toISOString(), ends_at: new Date(from + 3_600_000).toISOString() };
  const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", { device_id, code: pin, ...times });
  const { access_code_id } = access_code;
  const listed = async () =>
    (await ask<{ access_codes: Code[] }>("/access_codes/list", { device_id })).access_codes.map(({ status }) => status);
  const removals = async () =>
    (await ask<Told>("/events/list", { since: "1970-01-01", access_code_id })).events.filter(({ event_type }) =>
      ["access_code.removed_from_device", "access_code.deleted"].includes(event_type),
    );
  await expect.poll(listed, patience).toEqual(["set"]);

  await hub.kill();
  const ends = Date.now() + 1500;
  await ask("/access_codes/update", { access_code_id, ends_at: new Date(ends).toISOString() });
  await expect.poll(listed, patience).toEqual(["removing"]);
  expect(await removals()).toEqual([]);
  hub = await startHub(mockHub, [String(port), "1"], { HUB_CODES: JSON.stringify({ [node]: { 1: pin } }) });
  const isBack = Date.now();
  await expect.poll(async () => (await hub.tell<{ codes: number[] }>("state", { node })).codes, patience).toEqual([]);
  expect(await hub.tell("type", { node, digits: pin })).toMatchObject({ opened: false });
  await expect.poll(listed, patience).toEqual([]);
  const told = await removals();
  expect(told.map(({ event_type }) => event_type).toSorted()).toEqual([
    "access_code.deleted",
    "access_code.removed_from_device",
  ]);
  // No event may claim that the door is safe before the hub is back.
  for (const { occurred_at } of told) expect(Date.parse(occurred_at)).toBeGreaterThan(Math.max(isBack, ends) - 1000);
});
