// Measures cost and benefit of drivers in their own processes: memory, start, the duration of a call to a driver, and
// the time of another workspace's list while a hub floods the server.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadSystems } from "../packages/server/src/hubs/driver-processes/load-systems.ts";
import { reachOf } from "../packages/server/src/base/outgoing/dial.ts";
import { report } from "./report.ts";
import { type Measured, startProcess } from "./server-process.ts";

const exec = promisify(execFile);
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const main = pathOf("../packages/server/src/main.ts");
const hubFile = pathOf("isolation/hub.mjs");
const driverFile = pathOf("../packages/server/test/drivers-of-others/hostile.mjs");
const goals = { listRatio: 3, healthMs: 1000, callMs: 2 };
const floodSeconds = 20;

interface Facts {
  url: string;
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mortise-isolation-"));
  const env = { DATA_DIR: folder, MORTISE_DEMO: "off", PORT: "0", MORTISE_DRIVERS: driverFile };
  const server = await startProcess<Facts>(["--conditions=source", main, "serve", "--json"], env);
  const cli = async <Told>(...args: string[]) => {
    const { stdout } = await exec(process.execPath, ["--conditions=source", main, ...args, "--json"], {
      env: { ...process.env, ...env },
    });
    return JSON.parse(stdout) as Told;
  };
  const hubs: Measured<Facts>[] = [];
  try {
    const guests = await workspace(server.facts.url, cli);
    await guests.add("mad", "mad://good");
    const door = await guests.door();
    const quiet = await guests.timeLists(300);
    await wayOfACall();
    const others = await workspace(server.facts.url, cli);
    for (let count = 1; count <= 8; count += 1) {
      const hub = await startProcess<Facts>([hubFile, "quiet", String(count)]);
      hubs.push(hub);
      await others.add("zwave_js", hub.facts.url);
      if (count === 1 || count === 8) await memory(server, count);
    }
    for (const deed of ["flood", "spoiled"]) {
      const noisy = await workspace(server.facts.url, cli);
      const hub = await startProcess<Facts>([hubFile, deed, deed === "flood" ? "101" : "102"]);
      hubs.push(hub);
      await noisy.add("zwave_js", hub.facts.url);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const begun = performance.now();
      const loud = await guests.timeLists(400);
      const ratio = loud.p95 / quiet.p95;
      report(
        `${deed}: another workspace's list, p95 against quiet`,
        `${loud.p95.toFixed(1)} / ${quiet.p95.toFixed(1)} ms = ${ratio.toFixed(2)}`,
        ratio <= goals.listRatio,
        `≤ ${goals.listRatio}`,
      );
      let health = 0;
      while (performance.now() - begun < floodSeconds * 1000) {
        const asked = performance.now();
        await fetch(`${server.facts.url}/health`);
        health = Math.max(health, performance.now() - asked);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      report(
        `${deed}: the slowest /health`,
        `${health.toFixed(0)} ms`,
        health <= goals.healthMs,
        `≤ ${goals.healthMs} ms`,
      );
      const during = await guests.timeUnlocks(door, 5);
      const [median, most] = [during.median.toFixed(1), during.most.toFixed(1)];
      console.log(`  ${deed}: an unlock of another workspace, median ${median} ms, most ${most} ms`);
      await memory(server, 9);
      await hub.stop();
      await noisy.end();
    }
  } finally {
    await server.stop();
    for (const hub of hubs) await hub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures a call from the server to the driver's process and back, as for an unlock. */
async function wayOfACall(): Promise<void> {
  const systems = await loadSystems({ drivers: [driverFile], hubCa: undefined, areDriversConfined: true });
  const system = systems.find(({ kind }) => kind === "mad");
  if (!system) throw new Error("The driver of the bench was not loaded.");
  const released = new AbortController();
  const begun = performance.now();
  const driver = await system.connect({
    connected_account_id: "bench",
    settings: { url: "mad://good" },
    secrets: {},
    secret: () => undefined,
    log: () => "unread",
    keep: { read: async () => null, write: async () => {} },
    now: () => Date.now(),
    released: released.signal,
    ...reachOf("any"),
  });
  console.log(`  a process and its driver, from start to ready: ${Math.round(performance.now() - begun)} ms`);
  const op = { device_id: "d", workspace_id: "w", key: "good", op_id: "o", now: 0, deadline: 1e13 };
  const calls = await time(
    2000,
    () => driver.bolt?.setLocked(false, { ...op, signal: AbortSignal.timeout(30_000) }) ?? Promise.resolve(),
  );
  const { median, most } = calls;
  report(
    "what an unlock gains by the way through a process, median",
    `${median.toFixed(2)} ms, 99 of 100 within ${most.toFixed(2)} ms`,
    median <= goals.callMs,
    `≤ ${goals.callMs} ms`,
  );
  released.abort();
}

type Cli = <Told>(...args: string[]) => Promise<Told>;

async function workspace(url: string, cli: Cli) {
  const { key, workspace_id } = await cli<{ key: string; workspace_id: string }>(
    "keys",
    "create",
    "--new-workspace",
    "House",
  );
  const ask = async <Body>(path: string, input: object = {}) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    for (;;) {
      const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(input) });
      const body = (await response.json()) as Body;
      if (response.status !== 429) return body;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get("retry-after") ?? 1)));
    }
  };
  let account = "";
  const doors = async () =>
    (await ask<{ devices: { device_id: string; properties: { online: boolean } }[] }>("/devices/list")).devices;
  return {
    async add(system: string, address: string) {
      const added = await cli<{ connected_account_id: string }>(
        "accounts",
        "add",
        system,
        address,
        "--workspace",
        workspace_id,
      );
      account = added.connected_account_id;
      for (const end = performance.now() + 5000; performance.now() < end; ) {
        if ((await doors()).every(({ properties }) => properties.online)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    end: () => ask("/connected_accounts/delete", { connected_account_id: account }),
    door: async () => (await doors())[0]?.device_id ?? "",
    timeLists: (times: number) => time(times, () => doors()),
    timeUnlocks: (device_id: string, times: number) =>
      time(times, () => ask("/locks/unlock_door", { device_id, sync: true })),
  };
}

async function time(times: number, work: () => Promise<unknown>) {
  const all: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now();
    await work();
    all.push(performance.now() - begun);
  }
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: at(0.99) };
}

/** Measures proportional shares of memory, in which pages that processes share count once. */
async function memory(server: Measured<Facts>, links: number): Promise<void> {
  const programs = processes().filter(({ command }) => command.includes("driver-processes/process/main"));
  const all = programs.map(({ pid }) => proportionalMb(pid));
  const drivers = all.map((mb) => mb.toFixed(0)).join(" + ");
  const own = server.residentMb()?.toFixed(0) ?? "?";
  console.log(`  memory with ${links} links of ours and one of others: server ${own} MB, its drivers ${drivers} MB`);
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll("\0", " ") }));

const proportionalMb = (pid: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
