// A server is killed while a code is written to the lock or erased. Afterwards the lock holds the requested codes only.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  kill,
  killAllAfterwards,
  type Running,
  start,
} from "../../../packages/server/test/processes/server-process.ts";
import { isRelease } from "../../release.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

interface Held {
  codes: number[];
  users: number[];
  isWriting: boolean;
}

const main = new URL("../../../packages/server/src/main.ts", import.meta.url).pathname;
const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const patience = { timeout: 60_000 };

killAllAfterwards();
let folder = "";
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

const heldBy = (node: number) => hub.tell<Held>("state", { node });

async function deviceAt(node: number): Promise<string> {
  const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/devices/list");
  const found = devices.find(({ properties }) => properties.name.endsWith(String(node)));
  if (!found) throw new Error(`Lock ${node} is no device yet.`);
  return found.device_id;
}

/**
 * Kills the server while the write caused by `act` is on its way. Starts it again once that write has arrived or is
 * lost.
 */
async function killedInMidWrite(
  node: number,
  write: { skips: number; isLost: boolean },
  act: () => Promise<unknown>,
): Promise<void> {
  await hub.tell("hold", { node, skips: write.skips });
  await act();
  await expect.poll(async () => (await heldBy(node)).isWriting, patience).toBe(true);
  await kill(server);
  await hub.tell("letGo", { node, isLost: write.isLost });
  server = await start(env());
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-killed-"));
  const port = await freePort();
  [hub, server] = await Promise.all([startHub(mockHub, [String(port), "2", "credentials"]), start(env())]);
  key = (JSON.parse(mortise("keys", "create", "--new-workspace", "House")) as { key: string }).key;
  mortise("accounts", "add", "zwave", `127.0.0.1:${port}`);
}, 90_000);
afterAll(async () => {
  await kill(server, "SIGTERM");
  await hub.kill();
  rmSync(folder, { recursive: true, force: true });
});

it("has found its locks", { timeout: 60_000 }, async () => {
  await expect.poll(async () => (await ask<{ devices: object[] }>("/devices/list")).devices.length, patience).toBe(3);
});

const locks: [string, number, number][] = [
  ["a lock with plain codes", 2, 0],
  ["a lock with users, at the second message", 4, 1],
];
/** Other locks for the same story. */
const moreLocks: typeof locks = [
  ["a lock whose bolt travels", 3, 0],
  ["a lock with users", 4, 0],
];

describe.each([...locks, ...(isRelease ? moreLocks : [])])("killed in mid-write to %s", (_name, node, skips) => {
  it.each([
    ["arrived", false],
    ["was lost", true],
  ])(
    "a write that %s leaves the code set, one that clears it leaves nothing",
    { timeout: 150_000 },
    async (_end, isLost) => {
      const code = `83${node}${skips}${Number(isLost)}5`;
      const made = async () => {
        const device_id = await deviceAt(node);
        const { access_code } = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
          device_id,
          name: "Guest",
          code,
        });
        return access_code.access_code_id;
      };
      let access_code_id = "";
      await killedInMidWrite(node, { skips, isLost }, async () => (access_code_id = await made()));
      const status = async () =>
        (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code.status;
      await expect.poll(status, patience).toBe("set");
      expect((await heldBy(node)).codes).toHaveLength(1);
      expect(await hub.tell("type", { node, digits: code })).toMatchObject({ opened: true });

      await killedInMidWrite(node, { skips, isLost }, () => ask("/access_codes/delete", { access_code_id }));
      await expect.poll(() => heldBy(node), patience).toMatchObject({ codes: [], users: [] });
      expect(await hub.tell("type", { node, digits: code })).toMatchObject({ opened: false });
      const device_id = await deviceAt(node);
      const list = async () =>
        (await ask<{ access_codes: object[] }>("/access_codes/list", { device_id })).access_codes;
      await expect.poll(list, patience).toEqual([]);
    },
  );
});
