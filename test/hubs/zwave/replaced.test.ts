// Another controller replaces the one at the same address. The doors go offline, and move to it at the operator's
// command.
import { spawnSync } from "node:child_process";
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

interface Door {
  device_id: string;
  properties: { name: string; online: boolean };
  errors: { error_code: string }[];
}

const main = new URL("../../../packages/server/src/main.ts", import.meta.url).pathname;
const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const patience = { timeout: 60_000 };
const [node, newHome] = [2, "zwave:7e570002"];

killAllAfterwards();
let folder = "";
let port = 0;
let hub: HubProcess;
let server: Running;
let key = "";
let account = "";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["--conditions=source", main, ...args, "--json"], {
    env: { ...process.env, DATA_DIR: folder, MORTISE_DEMO: "off" },
    encoding: "utf8",
  });

function mortise(...args: string[]): unknown {
  const { status, stdout, stderr } = run(...args);
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

async function ask<Body>(path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
  return (await response.json()) as Body;
}

const doors = async () => (await ask<{ devices: Door[] }>("/devices/list")).devices;
const online = async () => (await doors()).map(({ properties }) => properties.online);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-replaced-"));
  port = await freePort();
  const env = { DATA_DIR: folder, MORTISE_DEMO: "off" };
  [hub, server] = await Promise.all([startHub(mockHub, [String(port), "1"]), start(env)]);
  ({ key } = mortise("keys", "create", "--new-workspace", "House") as { key: string });
  const added = mortise("accounts", "add", "zwave_js", `ws://127.0.0.1:${port}`) as { connected_account_id: string };
  account = added.connected_account_id;
}, 120_000);
afterAll(async () => {
  await kill(server);
  await hub?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it("keeps the door out of the new network until it is matched, then writes its code anew", {
  timeout: 240_000,
}, async () => {
  await expect.poll(online, patience).toEqual([true]);
  const [door] = await doors();
  const device_id = door?.device_id ?? "";
  const made = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
    device_id,
    code: "4826",
  });
  const { access_code_id } = made.access_code;
  const status = async () =>
    (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code.status;
  await expect.poll(status, patience).toBe("set");
  await hub.kill();
  hub = await startHub(mockHub, [String(port), "2"], { HUB_HOME: String(0x7e570002) });
  const isTold = async () => (await doors())[0]?.errors.some(({ error_code }) => error_code === "hub_network_changed");
  await expect.poll(isTold, patience).toBe(true);
  expect(await online()).toEqual([false]);
  const doctor = run("accounts", "doctor");
  expect(doctor.status).toBe(1);
  const { accounts } = JSON.parse(doctor.stdout) as { accounts: { found: string }[] };
  expect(accounts[0]?.found).toContain(`mortise accounts replace ${account}`);
  mortise("accounts", "replace", account, "--match", `${device_id}=${newHome}:${node}`);
  await expect.poll(online, patience).toEqual([true, true]);
  expect((await doors()).map((each) => each.device_id)).toContain(device_id);
  const opens = () => hub.tell("type", { node, digits: "4826" });
  await expect.poll(opens, { ...patience, interval: 500 }).toMatchObject({ opened: true });
  await expect.poll(status, patience).toBe("set");
});
