// Runs a server in its own process, with the locks of a published Z-Wave JS server whose radio is a mock (test/hubs).
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort, type HubProcess, startHub } from "../test/hubs/hub-process.ts";
import { type Measured, startProcess } from "./server-process.ts";

const exec = promisify(execFile);
const main = fileURLToPath(new URL("../packages/server/src/main.ts", import.meta.url));
const mockHub = fileURLToPath(new URL("../test/hubs/zwave/mock-hub.mjs", import.meta.url));

interface Door {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
}
export interface House {
  server: Measured<{ url: string }>;
  hub(this: void): HubProcess;
  /** Starts the hub again after it was killed. */
  startAgain(this: void): Promise<void>;
  ask<Body>(this: void, path: string, input?: object): Promise<Body>;
  doors(this: void): Promise<Door[]>;
  /** Resolves to the door of this node, by the number at the end of its name. */
  doorAt(this: void, node: number): Promise<Door | undefined>;
  /** Durations in milliseconds. */
  times: Connected;
  close(): Promise<void>;
}
interface Connected {
  /** From "Connect" in the hosted flow to the list of locks. */
  listed: number;
  /** From the choice of all locks to the first that is online. */
  first: number;
  /** From the choice to the last that is online. */
  all: number;
}

export async function furnish(locks: number): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  const env = { DATA_DIR: folder, MORTISE_DEMO: "off", PORT: "0", MORTISE_HUB_ALLOW: "127.0.0.1" };
  const port = await freePort();
  let hub = await startHub(mockHub, [String(port), String(locks)]);
  const server = await startProcess<{ url: string }>(["--conditions=source", main, "serve", "--json"], env);
  const made = ["--conditions=source", main, "keys", "create", "--new-workspace", "House", "--json"];
  const { stdout } = await exec(process.execPath, made, { env: { ...process.env, ...env } });
  const { key } = JSON.parse(stdout) as { key: string };
  const ask = async <Body>(path: string, input: object = {}) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    for (;;) {
      const response = await fetch(server.facts.url + path, { method: "POST", headers, body: JSON.stringify(input) });
      const body = (await response.json()) as Body;
      if (response.status !== 429) return body;
      // A door accepts only as many commands a minute as a person could mean.
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get("retry-after") ?? 1)));
    }
  };
  const doors = async () => (await ask<{ devices: Door[] }>("/devices/list?limit=1000")).devices;
  const times = await connect(`127.0.0.1:${port}`, locks, { ask, doors });
  return {
    server,
    hub: () => hub,
    async startAgain() {
      hub = await startHub(mockHub, [String(port), String(locks)]);
    },
    ask,
    doors,
    doorAt: async (node) =>
      (await doors()).find(({ properties }) => Number(/\d+$/.exec(properties.name)?.[0]) === node),
    times,
    async close() {
      await server.stop();
      await hub.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Connects the hub like a person in a browser, who chooses all locks at once. */
async function connect(url: string, locks: number, { ask, doors }: Pick<House, "ask" | "doors">): Promise<Connected> {
  const { connect_webview } = await ask<{ connect_webview: { url: string } }>("/connect_webviews/create", {
    accepted_providers: ["zwave_js"],
  });
  const send = (fields: [string, string][]) =>
    fetch(connect_webview.url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  await send([["accept", ""]]);
  const begun = performance.now();
  await send([
    ["url", url],
    ["login", "yes"],
  ]);
  const page = await (await fetch(connect_webview.url)).text();
  const listed = performance.now() - begun;
  const found = [...page.matchAll(/name="device" value="([^"]+)"/g)].map(([, device = ""]) => device);
  if (found.length !== locks) throw new Error(`The hosted flow lists ${found.length} locks of ${locks}.`);
  const chosen = performance.now();
  await send([...found.map((device): [string, string] => ["device", device]), ["selected", "yes"]]);
  const online = async () => (await doors()).filter(({ properties }) => properties.online).length;
  const first = await until(async () => (await online()) > 0, chosen);
  return { listed, first, all: await until(async () => (await online()) === locks, chosen) };
}

const patienceMs = 90_000;

/** Resolves to the milliseconds from `begun` until the condition holds. */
export async function until(isSo: () => Promise<boolean>, begun = performance.now()): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - begun > patienceMs) throw new Error("It did not come about in a minute and a half.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - begun;
}
