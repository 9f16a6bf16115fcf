// Deliveries per second to a local receiver, time from message to receipt, and verification against bare HMAC.
// Run by `npm run bench -- webhooks`.
import { fork } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createOrganizationToken, createServer, type Database, openPostgres, openSqlite } from "@mortise/server";
import { Mortise, Webhook } from "@mortise/webhooks";
import { hasPostgres, startPostgres } from "../packages/server/test/postgres.ts";
import type { Asked, Told } from "./webhook-receiver.ts";

const deliveries = 3000;
const halfLoad = { perSecond: 500, seconds: 4 };
const goals = { perSecond: 1000, p99Ms: 250, verification: 0.8 };
/** Messages in the making at once. */
const senders = 32;
const address = "http://bench.example";

export async function run(): Promise<void> {
  compareVerification();
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  try {
    await measure("SQLite", await openSqlite({ folder }), folder);
    if (!hasPostgres()) return;
    const postgres = await startPostgres({ durable: true });
    try {
      await measure("PostgreSQL", await openPostgres({ url: await postgres.createDatabase() }), folder);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, database: Database, folder: string): Promise<void> {
  const receiver = await startReceiver();
  const demoFolder = mkdtempSync(join(folder, "demo-"));
  const server = await createServer({ database, secret: randomBytes(32), demoFolder, webhooks: { allow: ["127.0.0.0/8"] } });
  const world = await server.demo?.world("empty");
  if (!world) throw new Error("The demo has no workspace.");
  const token = await createOrganizationToken(database.query, { workspace_id: world.workspace_id, now: Date.now() });
  const mortise = new Mortise(token, { serverUrl: address, fetch: (url, init) => server.fetch(new Request(url, init)) });
  for (const endpoints of [1, 10, 1000]) {
    const app = await furnish(mortise, receiver.url, endpoints);
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    await send(mortise, app, deliveries / endpoints);
    await receiver.count(deliveries);
    const perSecond = deliveries / ((performance.now() - begun) / 1000);
    // What the server itself spent says more than the clock on a machine with other work.
    const { user, system } = process.cpuUsage(cpu);
    const each = `${((user + system) / 1000 / deliveries).toFixed(2)} ms of processor each`;
    report(`${name}, ${endpoints} endpoints`, `${perSecond.toFixed(0)} deliveries/s, ${each}`, perSecond >= goals.perSecond);
    await receiver.reset();
  }
  const app = await furnish(mortise, receiver.url, 10);
  const counted = receiver.count(halfLoad.perSecond * halfLoad.seconds);
  await sendAtPace(mortise, app, halfLoad.perSecond / 10);
  const { p50, p99 } = await counted;
  report(`${name}, message to receipt at ${halfLoad.perSecond}/s`, `p50 ${p50} ms, p99 ${p99} ms`, p99 < goals.p99Ms);
  await server.close();
  await database.close();
  receiver.stop();
}

async function furnish(mortise: Mortise, url: string, endpoints: number): Promise<string> {
  const { id } = await mortise.application.create({ name: `${endpoints} endpoints` });
  for (let index = 0; index < endpoints; index += 1) await mortise.endpoint.create(id, { url: `${url}/${index}` });
  return id;
}

const createMessage = (mortise: Mortise, app: string) =>
  mortise.message.create(app, { eventType: "lock.unlocked", payload: { sentAt: Date.now(), door: "12", method: "keycode" } });

async function send(mortise: Mortise, app: string, messages: number): Promise<void> {
  let left = messages;
  const work = async () => {
    while (left-- > 0) await createMessage(mortise, app);
  };
  await Promise.all(Array.from({ length: Math.min(senders, messages) }, work));
}

/** Evenly over the time, whether or not the ones before have been accepted. */
async function sendAtPace(mortise: Mortise, app: string, messagesPerSecond: number): Promise<void> {
  const begun = performance.now();
  const all: Promise<unknown>[] = [];
  for (let index = 0; index < messagesPerSecond * halfLoad.seconds; index += 1) {
    const due = begun + (index / messagesPerSecond) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    all.push(createMessage(mortise, app));
  }
  await Promise.all(all);
}

interface BenchReceiver {
  url: string;
  /** Resolves once so many have come since the last reset. */
  count(until: number): Promise<{ p50: number; p99: number }>;
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

/** The best of several turns each: what else the machine does only ever makes a turn slower. */
function compareVerification(): void {
  const key = randomBytes(24);
  const webhook = new Webhook(key);
  const body = JSON.stringify({ text: "x".repeat(2030) });
  const [id, at] = ["msg_bench", new Date()];
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": webhook.sign(id, at, body) };
  const bare = () => createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const verify = () => webhook.verify(body, headers);
  const turns = Array.from({ length: 60 }, () => [timed(bare), timed(verify)] as const);
  const ratio = Math.min(...turns.map(([first]) => first)) / Math.min(...turns.map(([, second]) => second));
  report("verification at 2 kB", `${(ratio * 100).toFixed(0)} % of bare HMAC`, ratio >= goals.verification);
}

function timed(act: () => unknown): number {
  const begun = performance.now();
  for (let turn = 0; turn < 2000; turn += 1) act();
  return performance.now() - begun;
}

const report = (what: string, measured: string, reached: boolean) => console.log(`${reached ? "✓" : "✗"} ${what}: ${measured}`);

if (import.meta.main) await run();
