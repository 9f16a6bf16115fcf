import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { watchedLog } from "../../test/logs/watch.ts";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../src/base/clock.ts";
import type { Database } from "../../src/base/db/database.ts";
import { openPostgres } from "../../src/base/db/engines/postgres.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { isRelease } from "../../../../test/release.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";
import { type Receiver, startReceiver, startWebhookService } from "../webhooks/webhook-service.ts";

const script = fileURLToPath(new URL("../webhooks/delivery-process.ts", import.meta.url));

interface ServerProcess {
  child: ChildProcessWithoutNullStreams;
  /** Ids of the messages that the process has acknowledged. */
  accepted: string[];
  accept(app: Furnished, count: number): void;
  kill(): Promise<void>;
}

async function startProcess(location: string, leaseMs: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--conditions=source", script, location, String(leaseMs)], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr, { end: false });
  createInterface({ input: child.stderr }).on("line", watchedLog());
  const accepted: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) => lines.once("line", () => resolve()));
  lines.on("line", (line) => accepted.push(line));
  return {
    child,
    accepted,
    accept: ({ app_id, workspace_id }, count) => void child.stdin.write(`${app_id} ${workspace_id} ${count}\n`),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

interface Furnished {
  app_id: string;
  workspace_id: string;
}

/** Creates an application with one endpoint, through a server that is then closed. */
async function furnish(database: Database, url: string): Promise<Furnished> {
  const service = await startWebhookService(database, { clock: { ...systemClock, advance: () => undefined } });
  const { id: app_id } = await service.mortise.application.create({ name: "Hotel" });
  await service.mortise.endpoint.create(app_id, { url });
  await service.server.close();
  await database.close();
  return { app_id, workspace_id: service.workspace_id };
}

const idsOf = ({ received }: Receiver) => received.map(({ headers }) => String(headers["webhook-id"]));

/** Number of interruptions of a burst, and number of messages that each of two processes accepts. */
const { kills, each } = isRelease ? { kills: 3, each: 300 } : { kills: 1, each: 100 };

let receiver: Receiver;
const processes: ServerProcess[] = [];
const start = async (location: string, leaseMs = 2000) => {
  const started = await startProcess(location, leaseMs);
  processes.push(started);
  return started;
};
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
  await receiver.close();
});

describe("on SQLite", () => {
  test("a process killed in the middle of a burst loses no message that it accepted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mortise-deliveries-"));
    const app = await furnish(await openSqlite({ folder, exclusive: true }), receiver.url);
    const accepted: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const one = await start(folder);
      one.accept(app, 500);
      await expect.poll(() => one.accepted.length, { timeout: 20_000, interval: 2 }).toBeGreaterThan(100 + 50 * round);
      await one.kill();
      accepted.push(...one.accepted);
    }
    await start(folder);
    const missing = () => accepted.filter((id) => !idsOf(receiver).includes(id)).length;
    await expect.poll(missing, { timeout: 30_000, interval: 50 }).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  }, 90_000);
});

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  test("two processes share the work, and no message is sent twice", async () => {
    const url = await postgres.createDatabase();
    const app = await furnish(await openPostgres({ url }), receiver.url);
    // A process that stands still for longer than a lease loses it, and its deliveries are sent twice. Long leases
    // exclude this here.
    const both = [await start(url, 60_000), await start(url, 60_000)];
    for (const one of both) one.accept(app, each);
    const all = 2 * each;
    await expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(all);
    // A second delivery of any message would have arrived by now.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ids = idsOf(receiver);
    expect([ids.length, new Set(ids).size]).toEqual([all, all]);
    const accepted = () => both.flatMap((one) => one.accepted);
    await expect.poll(accepted).toHaveLength(all);
    expect(new Set(ids)).toEqual(new Set(accepted()));
  }, 90_000);

  test("deliveries that a killed process had claimed are sent by the other", async () => {
    const url = await postgres.createDatabase();
    const app = await furnish(await openPostgres({ url }), receiver.url);
    const database = await openPostgres({ url });
    const underWay = async () =>
      (
        await database.query
          .selectFrom("webhook_deliveries")
          .select("delivery_id")
          .where("leased_until", "is not", null)
          .execute()
      ).length;
    const [first, second] = [await start(url), await start(url)];
    // The receiver is slow, so that some delivery is always under way.
    receiver.answer = (response) => setTimeout(() => response.writeHead(204).end(), 20);
    first.accept(app, 300);
    second.accept(app, 300);
    await expect.poll(() => receiver.received.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(100);
    await first.kill();
    const held = await underWay();
    await expect.poll(() => second.accepted.length, { timeout: 30_000, interval: 20 }).toBe(300);
    const accepted = [...first.accepted, ...second.accepted];
    const missing = () => accepted.filter((id) => !idsOf(receiver).includes(id)).length;
    await expect.poll(missing, { timeout: 30_000, interval: 50 }).toBe(0);
    const twice = receiver.received.length - new Set(idsOf(receiver)).size;
    // Deliveries are at least once: only those under way, whose answer was not stored yet, are repeated. On a busy
    // machine there are more.
    expect(twice).toBeLessThanOrEqual(held);
    await database.close();
  }, 90_000);
});
