// Deliveries per second to a local receiver, time from message to receipt, and verification compared with bare HMAC.
// The server runs as installed, in its own process. Load, receiver and PostgreSQL use the same cores. Run by `npm run
// bench -- webhooks`.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createOrganizationToken, createServer, type Database, openPostgres, openSqlite } from "@mortise/server";
import { Mortise } from "@mortise/webhooks";
import { hasPostgres, startPostgres } from "../packages/server/test/postgres/postgres.ts";
import { report } from "./report.ts";
import { buildServer, type Measured, startProcess } from "./server-process.ts";
import { sendMessages } from "./webhook-load.ts";
import type { Asked, Told, Waits } from "./webhook-receiver.ts";
import { compareVerification } from "./webhook-verification.ts";

const goals = { perSecond: 1000, p99Ms: 250 };
const endpointCounts = [1, 10, 1000];
const deliveries = 6000;
/** Half of the goal, in deliveries per second, for any number of endpoints. */
const halfLoad = { perSecond: goals.perSecond / 2, seconds: 4 };

export async function run(): Promise<void> {
  compareVerification();
  buildServer();
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  try {
    await measure("SQLite", folder, await openSqlite({ folder }), "");
    if (!hasPostgres()) return;
    const postgres = await startPostgres({ durable: true });
    try {
      const url = await postgres.createDatabase();
      await measure("PostgreSQL", folder, await openPostgres({ url }), url);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Bench {
  name: string;
  port: number;
  token: string;
  server: Measured<unknown>;
  receiver: BenchReceiver;
  mortise: Mortise;
}

async function measure(name: string, folder: string, database: Database, databaseUrl: string): Promise<void> {
  const bench = await startBench(name, folder, database, databaseUrl);
  await measureAcceptance(bench);
  for (const endpoints of endpointCounts) await measureDeliveries(bench, endpoints);
  await stopBench(bench);
}

/**
 * Starts a server with a receiver, both warmed up. Closes the database that it has filled, because the server opens it
 * again.
 */
export async function startBench(
  name: string,
  folder: string,
  database: Database,
  databaseUrl: string,
): Promise<Bench> {
  const token = await furnish(database, folder);
  const receiver = await startReceiver();
  const args = ["packages/server/dist/main.js", "serve", "--json", "--no-demo", "--port", "0", "--data-dir", folder];
  const server = await startProcess<{ port: number }>(args, {
    DATABASE_URL: databaseUrl,
    MORTISE_WEBHOOK_ALLOW: "127.0.0.0/8",
  });
  const { port } = server.facts;
  const mortise = new Mortise(token, { serverUrl: `http://127.0.0.1:${port}` });
  const bench = { name, port, token, server, receiver, mortise };
  await sendMessages({ port, token, app: await application(bench, 1), messages: 1000 });
  await receiver.count(1000);
  await receiver.reset();
  return bench;
}

export async function stopBench({ server, receiver }: Bench): Promise<void> {
  await server.stop();
  receiver.stop();
}

/** Creates a workspace and a token of its webhook service. */
async function furnish(database: Database, folder: string): Promise<string> {
  const server = await createServer({
    database,
    secret: randomBytes(32),
    demoFolder: mkdtempSync(join(folder, "demo-")),
  });
  const world = await server.demo?.world("empty");
  if (!world) throw new Error("The demo has no workspace.");
  const token = await createOrganizationToken(database.query, { workspace_id: world.workspace_id, now: Date.now() });
  await server.close();
  await database.close();
  return token;
}

export async function application({ mortise, receiver }: Bench, endpoints: number): Promise<string> {
  const { id } = await mortise.application.create({ name: `${endpoints} endpoints` });
  for (let index = 0; index < endpoints; index += 1)
    await mortise.endpoint.create(id, { url: `${receiver.url}/${index}` });
  return id;
}

/** Measures messages of an application without endpoints, which are accepted but not delivered. */
async function measureAcceptance(bench: Bench): Promise<void> {
  const { perSecond, told } = await acceptance(bench);
  report(`${bench.name}, messages accepted`, told, perSecond >= goals.perSecond, `${goals.perSecond}/s`);
}

export async function acceptance(bench: Bench, messages = deliveries / 2): Promise<Timed> {
  const app = await application(bench, 0);
  return timed(bench, messages, () => sendMessages({ ...bench, app, messages }));
}

/** Measures deliveries at full speed. */
export async function deliver(bench: Bench, app: string, endpoints: number): Promise<Timed> {
  const full = await timed(bench, deliveries, async () => {
    const counted = bench.receiver.count(deliveries);
    await sendMessages({ ...bench, app, messages: deliveries / endpoints });
    await counted;
  });
  await bench.receiver.reset();
  return full;
}

async function measureDeliveries(bench: Bench, endpoints: number): Promise<void> {
  const { name, receiver } = bench;
  const app = await application(bench, endpoints);
  const full = await deliver(bench, app, endpoints);
  report(
    `${name}, ${endpoints} endpoints, deliveries`,
    full.told,
    full.perSecond >= goals.perSecond,
    `${goals.perSecond}/s`,
  );
  const messages = (halfLoad.perSecond * halfLoad.seconds) / endpoints;
  const counted = receiver.count(messages * endpoints);
  await sendMessages({ ...bench, app, messages, perSecond: halfLoad.perSecond / endpoints });
  const { p50, p99 } = await counted;
  const what = `${name}, ${endpoints} endpoints, message to receipt at ${halfLoad.perSecond} deliveries/s`;
  report(what, `p50 ${p50} ms, p99 ${p99} ms`, p99 < goals.p99Ms, `p99 under ${goals.p99Ms} ms`);
  await receiver.reset();
}

export interface Timed {
  perSecond: number;
  told: string;
}

/** Measures the rate by the clock, and the server's own processor time, which says more on a busy machine. */
async function timed({ server }: Bench, count: number, act: () => Promise<void>): Promise<Timed> {
  const [begun, spentBefore] = [performance.now(), server.processorMs()];
  await act();
  const perSecond = count / ((performance.now() - begun) / 1000);
  const spent = server.processorMs();
  const each =
    spent === undefined || spentBefore === undefined
      ? ""
      : `, ${((spent - spentBefore) / count).toFixed(2)} ms of processor each`;
  return { perSecond, told: `${perSecond.toFixed(0)}/s${each}` };
}

interface BenchReceiver {
  url: string;
  /** Resolves once this many messages have arrived since the last reset. */
  count(until: number): Promise<Waits>;
  reset(): Promise<void>;
  stop(): void;
}

async function startReceiver(): Promise<BenchReceiver> {
  const child = fork(fileURLToPath(new URL("webhook-receiver.ts", import.meta.url)));
  const hear = <Kind extends Told["kind"]>(kind: Kind) =>
    new Promise<Extract<Told, { kind: Kind }>>((resolve) => {
      const listen = (told: Told) => {
        if (told.kind !== kind) return;
        child.off("message", listen);
        resolve(told as Extract<Told, { kind: Kind }>);
      };
      child.on("message", listen);
    });
  const ask = (asked: Asked) => void child.send(asked);
  const { port } = await hear("listening");
  return {
    url: `http://127.0.0.1:${port}`,
    async count(until) {
      const counted = hear("counted");
      ask({ kind: "count", until });
      return counted;
    },
    async reset() {
      const done = hear("reset");
      ask({ kind: "reset" });
      await done;
    },
    stop: () => void child.kill(),
  };
}
