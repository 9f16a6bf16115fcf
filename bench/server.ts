// The platform API over HTTP on 100,000 devices, compared with a bare node:http handler; its start, and its memory.
// Run by `npm run bench -- server`.
import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Database, openSqlite } from "@mortise/server";
import { askOnce, httpRequest, load, type Load, type Target } from "./http-load.ts";
import { report } from "./report.ts";
import { type Measured, startProcess } from "./server-process.ts";

const goals = { listRatio: 2, getRatio: 3, getPerSecond: 5000, firstPageMs: 50, startMs: 1000, idleMb: 150 };
const devicesInAll = 100_000;
const seconds = 2;
const secondsPerTurn = 0.7;

type DeviceRow = Awaited<ReturnType<typeof allDevices>>[number];
const allDevices = ({ query }: Database, workspace_id: string) =>
  query.selectFrom("devices").selectAll().where("workspace_id", "=", workspace_id).execute();

interface Serving {
  port: number;
}
interface Device {
  device_id: string;
  connected_account_id: string;
  manufacturer: string;
}

export async function run(): Promise<void> {
  // Measured as it is installed, compiled: from its sources, the server would spend time on reading TypeScript.
  execFileSync("tsc", ["-b", "packages/server"], { stdio: "inherit" });
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  try {
    const api_key = await furnish(folder);
    await measureStart(folder);
    const server = await startServer(folder);
    const asking = askingWith(server.facts.port, api_key);
    const idleMb = server.residentMb();
    if (idleMb !== undefined) report("memory, idle", `${idleMb.toFixed(0)} MB`, idleMb < goals.idleMb, `under ${goals.idleMb} MB`);
    await measureFirstPages(asking);
    await measureAgainstBare(asking, server, folder);
    await measureLocks(asking);
    report("memory, after all of that", `${server.residentMb()?.toFixed(0)} MB`, true, "no number");
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const startServer = (folder: string): Promise<Measured<Serving>> =>
  startProcess<Serving>(["packages/server/dist/main.js", "serve", "--json", "--no-demo", "--port", "0", "--data-dir", folder], {
    DATABASE_URL: "",
  });

/** Fills one workspace with ten times the devices of the huge world; returns its API key. */
async function furnish(folder: string): Promise<string> {
  const database = await openSqlite({ folder });
  const server = await createServer({ database, secret: randomBytes(32), demoFolder: folder });
  const world = await server.demo?.world("huge");
  if (!world) throw new Error("The demo has no workspace.");
  await server.close();
  const rows = await allDevices(database, world.workspace_id);
  for (let copy = 1; copy < devicesInAll / rows.length; copy += 1)
    await database.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += 500) {
        const some = rows.slice(at, at + 500).map(copyOf);
        await tx.insertInto("devices").values(some).execute();
      }
    });
  await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
  await database.close();
  return world.api_key;
}

/** The same device under another id. */
function copyOf(row: DeviceRow): DeviceRow {
  const device_id = randomUUID();
  return Object.assign({}, row, {
    device_id,
    body: row.body.replaceAll(row.device_id, device_id),
    search: row.search.replace(row.device_id, device_id),
  });
}

async function measureStart(folder: string): Promise<void> {
  const megabytes = statSync(join(folder, "mortise.db")).size / 1_000_000;
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const begun = performance.now();
    const server = await startServer(folder);
    await fetch(`http://127.0.0.1:${server.facts.port}/health`);
    times.push(performance.now() - begun);
    await server.stop();
  }
  const best = Math.min(...times);
  report(
    `start to first answer, ${megabytes.toFixed(0)} MB of data`,
    `${best.toFixed(0)} ms`,
    best < goals.startMs,
    `under ${goals.startMs} ms`,
  );
}

type Asking = (method: string, path: string, body?: object) => Target;

function askingWith(port: number, api_key: string): Asking {
  const headers = { authorization: `Bearer ${api_key}`, accept: "application/json" };
  return (method, path, body) => {
    const text = httpRequest(method, path, headers, body);
    return { port, request: () => text };
  };
}

async function measureFirstPages(asking: Asking): Promise<void> {
  const { devices } = await askOnce<{ devices: Device[] }>(asking("GET", "/devices/list?limit=100"));
  const [device] = devices;
  const ids = devices.map(({ device_id }) => device_id);
  const filters: [string, string][] = [
    ["", ""],
    [", connected_account_id", `connected_account_id=${device?.connected_account_id}`],
    [", connected_account_ids", `connected_account_ids=${device?.connected_account_id},${device?.device_id}`],
    [", connect_webview_id of none", `connect_webview_id=${device?.device_id}`],
    [", device_type", "device_type=yale_lock"],
    [", device_types of none", "device_types=minut_sensor,nest_thermostat"],
    [", manufacturer", "manufacturer=schlage"],
    [", 100 device_ids", `device_ids=${ids.join(",")}`],
    [", created_before all", "created_before=1990-01-01"],
    [", user_identifier_key", "user_identifier_key=huge-manager"],
    [", user_identifier_key of none", "user_identifier_key=nobody"],
    [", customer_key of none", "customer_key=nobody"],
    [", search for many", "search=building"],
    [", search for none", "search=nothing-is-called-this"],
  ];
  for (const [narrowed, query] of filters) {
    const target = asking("GET", `/devices/list?limit=100&${query}`);
    await askOnce(target);
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now();
      await askOnce(target);
      times.push(performance.now() - begun);
    }
    const best = Math.min(...times);
    const what = `first page of ${devicesInAll.toLocaleString("en")} devices${narrowed}`;
    report(what, `${best.toFixed(1)} ms`, best < goals.firstPageMs, `under ${goals.firstPageMs} ms`);
  }
}

async function measureAgainstBare(asking: Asking, server: Measured<Serving>, folder: string): Promise<void> {
  const { devices } = await askOnce<{ devices: Device[] }>(asking("GET", "/devices/list?limit=100"));
  const file = join(folder, "devices.json");
  writeFileSync(file, JSON.stringify(devices));
  const bare = await startProcess<Serving>(["bench/bare-server.ts", file]);
  const compare = async (path: string): Promise<Comparison> => {
    const bareTarget: Target = { port: bare.facts.port, request: () => httpRequest("GET", path, {}) };
    return middleOf(
      await inTurns(
        () => loaded(asking("GET", path), server),
        () => loaded(bareTarget, bare),
      ),
    );
  };
  const list = await compare("/devices/list?limit=100");
  report("list of 100 devices", told(list), list.ratio <= goals.listRatio, `within ${goals.listRatio}× of bare`);
  const get = await compare(`/devices/get?device_id=${devices[0]?.device_id}`);
  const isMet = get.ratio <= goals.getRatio || Math.max(get.ours.perSecond, get.ours.perProcessorSecond) >= goals.getPerSecond;
  report("devices/get", told(get), isMet, `${goals.getPerSecond}/s, or within ${goals.getRatio}× of bare`);
  await bare.stop();
}

/** On a machine with other work, answers per second of the process's own processor time say more than answers per second. */
interface Loaded extends Load {
  perProcessorSecond: number;
}

async function loaded(target: Target, process: Measured<unknown>): Promise<Loaded> {
  const before = process.processorMs() ?? Number.NaN;
  const measured = await load(target, secondsPerTurn);
  const spent = (process.processorMs() ?? Number.NaN) - before;
  return { ...measured, perProcessorSecond: (measured.answers / spent) * 1000 };
}

interface Comparison {
  ours: Loaded;
  bare: Loaded;
  /** How much faster the bare handler is, by the clock. */
  ratio: number;
}

/** Many short turns: other work of the machine slows down both alike, and the median of them is no lucky one. */
async function inTurns(ours: () => Promise<Loaded>, bare: () => Promise<Loaded>): Promise<Comparison[]> {
  const turns: Comparison[] = [];
  // The first turn is for warming up, and dropped.
  for (let turn = 0; turn < 12; turn += 1) {
    const [one, other] = [await ours(), await bare()];
    turns.push({ ours: one, bare: other, ratio: other.perSecond / one.perSecond });
  }
  return turns.slice(1);
}

function middleOf(turns: readonly Comparison[]): Comparison {
  const middle = turns.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(turns.length / 2)];
  if (!middle) throw new Error("Nothing was compared.");
  return middle;
}

const told = ({ ours, bare, ratio }: Comparison): string => `${ratio.toFixed(2)}× bare; ${rates(ours)}; bare ${rates(bare)}`;

const rates = ({ perSecond, perProcessorSecond, p99 }: Loaded): string =>
  `${perSecond.toFixed(0)}/s (${perProcessorSecond.toFixed(0)} a second of processor), p99 ${p99.toFixed(1)} ms`;

/** Unlocks doors, and polls each attempt until it has ended. Another door each time, because of the rate limit per device. */
async function measureLocks(asking: Asking): Promise<void> {
  const { devices } = await askOnce<{ devices: Device[] }>(asking("GET", "/locks/list?limit=2000"));
  const doors = devices.map(({ device_id }) => device_id).values();
  const until = performance.now() + seconds * 1000;
  let done = 0;
  let polls = 0;
  const work = async () => {
    for (const device_id of doors) {
      if (performance.now() > until) return;
      let attempt = (await askOnce<{ action_attempt: Attempt }>(asking("POST", "/locks/unlock_door", { device_id }))).action_attempt;
      while (attempt.status === "pending") {
        polls += 1;
        attempt = (
          await askOnce<{ action_attempt: Attempt }>(asking("GET", `/action_attempts/get?action_attempt_id=${attempt.action_attempt_id}`))
        ).action_attempt;
      }
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  report(
    "lock and poll, to the end",
    `${(done / seconds).toFixed(0)} round trips/s, ${(polls / done).toFixed(1)} polls each`,
    done > 0,
    "no number",
  );
}

interface Attempt {
  action_attempt_id: string;
  status: string;
}
