// The platform API over HTTP on 100,000 devices, compared with a bare node:http handler, and its start and memory. Run
// by `npm run bench -- server`.
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { devicesInAll, furnish } from "./furnish.ts";
import { askOnce, httpRequest, load, type Load, type Target } from "./http-load.ts";
import { report } from "./report.ts";
import { buildServer, type Measured, startProcess } from "./server-process.ts";

const goals = {
  listRatio: 1.3,
  getRatio: 3,
  firstPageMs: 50,
  startMs: 900,
  idleMb: 120,
  metricsMs: 10,
};
const metricsPort = 19_464;
/** Longest wait for the work of a start. */
const mostRestSeconds = 60;
const seconds = 2;
const secondsPerTurn = 0.7;

export interface Serving {
  port: number;
}
export interface Device {
  device_id: string;
  connected_account_id: string;
  manufacturer: string;
}

export async function run(): Promise<void> {
  buildServer();
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  try {
    const { api_key, doors } = await furnish(folder);
    await measureStart(folder);
    const server = await startServer(folder);
    const asking = askingWith(server.facts.port, api_key);
    const idleMb = server.residentMb();
    if (idleMb !== undefined)
      report("memory, idle", `${idleMb.toFixed(0)} MB`, idleMb <= goals.idleMb, `${goals.idleMb} MB or less`);
    await measureMetrics();
    await measureFirstPages(asking);
    await measureAgainstBare(asking, server, folder);
    await measureLocks(asking, doors);
    report("memory, after all of that", `${server.residentMb()?.toFixed(0)} MB`, true, "no number");
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const startServer = (folder: string): Promise<Measured<Serving>> =>
  startProcess<Serving>(
    ["packages/server/dist/main.js", "serve", "--json", "--no-demo", "--port", "0", "--data-dir", folder],
    {
      DATABASE_URL: "",
      MORTISE_METRICS: String(metricsPort),
    },
  );

/** Milliseconds from each start to its first answer. */
export async function startTimes(folder: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const begun = performance.now();
    const server = await startServer(folder);
    await fetch(`http://127.0.0.1:${server.facts.port}/health`);
    times.push(performance.now() - begun);
    await server.stop();
  }
  return times;
}

async function measureStart(folder: string): Promise<void> {
  const megabytes = statSync(join(folder, "mortise.db")).size / 1_000_000;
  const best = Math.min(...(await startTimes(folder)));
  report(
    `start to first answer, ${megabytes.toFixed(0)} MB of data`,
    `${best.toFixed(0)} ms`,
    best <= goals.startMs,
    `${goals.startMs} ms or less`,
  );
}

export type Asking = (method: string, path: string, body?: object) => Target;

export function askingWith(port: number, api_key: string): Asking {
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

const readMetrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** Measures metrics once the first jobs of the start are done, because until then a reading waits in their queue. */
async function measureMetrics(): Promise<void> {
  const until = performance.now() + mostRestSeconds * 1000;
  while (!/^mortise_jobs_due 0$/m.test(await readMetrics()) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const begun = performance.now();
    await readMetrics();
    times.push(performance.now() - begun);
  }
  const median = times.toSorted((a, b) => a - b)[times.length / 2] ?? Number.NaN;
  const what = `/metrics with ${devicesInAll.toLocaleString("en")} devices`;
  report(what, `${median.toFixed(1)} ms`, median <= goals.metricsMs, `${goals.metricsMs} ms or less`);
}

/** Compares lists and gets with a bare handler, alternately. */
export async function compareWithBare(
  asking: Asking,
  server: Measured<Serving>,
  folder: string,
): Promise<{ list: Comparison; get: Comparison }> {
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
  try {
    const list = await compare("/devices/list?limit=100");
    return { list, get: await compare(`/devices/get?device_id=${devices[0]?.device_id}`) };
  } finally {
    await bare.stop();
  }
}

async function measureAgainstBare(asking: Asking, server: Measured<Serving>, folder: string): Promise<void> {
  const { list, get } = await compareWithBare(asking, server, folder);
  report("list of 100 devices", told(list), list.ratio <= goals.listRatio, `within ${goals.listRatio}× of bare`);
  report("devices/get", told(get), get.ratio <= goals.getRatio, `within ${goals.getRatio}× of bare`);
}

/**
 * Load with processor time. On a busy machine, answers per second of the process's own processor time say more than
 * answers per second.
 */
export interface Loaded extends Load {
  perProcessorSecond: number;
}

async function loaded(target: Target, process: Measured<unknown>): Promise<Loaded> {
  const before = process.processorMs() ?? Number.NaN;
  const measured = await load(target, secondsPerTurn);
  const spent = (process.processorMs() ?? Number.NaN) - before;
  return { ...measured, perProcessorSecond: (measured.answers / spent) * 1000 };
}

export interface Comparison {
  ours: Loaded;
  bare: Loaded;
  /** Factor by which the bare handler is faster, by the clock. */
  ratio: number;
}

/**
 * Alternates many short turns, so that other work of the machine slows down both alike, and the median is no lucky
 * turn.
 */
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

const told = ({ ours, bare, ratio }: Comparison): string =>
  `${ratio.toFixed(2)}× bare; ${rates(ours)}; bare ${rates(bare)}`;

const rates = ({ perSecond, perProcessorSecond, p99 }: Loaded): string =>
  `${perSecond.toFixed(0)}/s (${perProcessorSecond.toFixed(0)} a second of processor), p99 ${p99.toFixed(1)} ms`;

/**
 * Unlocks doors, and polls each attempt until it has ended. Each uses another door, because of the rate limit per
 * device. An attempt that fails ends the measurement, because it ends sooner than a door moves.
 */
export async function lockRoundTrips(
  asking: Asking,
  among: readonly string[],
): Promise<{ perSecond: number; polls: number }> {
  const doors = among.values();
  const until = performance.now() + seconds * 1000;
  let done = 0;
  let polls = 0;
  const work = async () => {
    for (const device_id of doors) {
      if (performance.now() > until) return;
      let attempt = (await askOnce<{ action_attempt: Attempt }>(asking("POST", "/locks/unlock_door", { device_id })))
        .action_attempt;
      while (attempt.status === "pending") {
        polls += 1;
        attempt = (
          await askOnce<{ action_attempt: Attempt }>(
            asking("GET", `/action_attempts/get?action_attempt_id=${attempt.action_attempt_id}`),
          )
        ).action_attempt;
      }
      if (attempt.status !== "success") throw new Error(`The attempt at ${device_id} ended as ${attempt.status}.`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { perSecond: done / seconds, polls: polls / done };
}

async function measureLocks(asking: Asking, doors: readonly string[]): Promise<void> {
  const { perSecond, polls } = await lockRoundTrips(asking, doors);
  const measured = `${perSecond.toFixed(0)} round trips/s, ${polls.toFixed(1)} polls each`;
  report("lock and poll, to the end", measured, perSecond > 0, "no number");
}

interface Attempt {
  action_attempt_id: string;
  status: string;
}
