// PostgreSQL while somebody else holds a door's row: another program that sleeps, or a server process that was stopped
// in a transaction.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isClockMadeUp } from "../../../test/release.ts";
import { openPostgres } from "../src/index.ts";
import { createWatchedServer } from "./logs/watched-server.ts";
import { createWorld } from "../src/api/sandbox/world.ts";
import { hasPostgres, type Postgres, startPostgres } from "./postgres/postgres.ts";
import { kill, killAllAfterwards, type Running, start } from "./processes/server-process.ts";

killAllAfterwards();

describe.skipIf(!hasPostgres())("a door's row that somebody else holds", () => {
  let postgres: Postgres;
  let url = "";
  let raw: Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    raw = new Client({ connectionString: url });
    await raw.connect();
  }, 60_000);
  afterAll(async () => {
    await raw.end();
    await postgres.stop();
  });

  it("keeps neither readers nor health nor other doors waiting, and what waits for it is refused, and done when asked again", {
    timeout: 60_000,
  }, async () => {
    const database = await openPostgres({ url, connections: 4 });
    const server = await createWatchedServer({ database, secret: new Uint8Array(32).fill(7) });
    const { api_key } = await createWorld(server.services, { world: "hotel", lock_delay_ms: 0 });
    const ask = async (path: string, input: object = {}) => {
      const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
      const response = await server.fetch(
        new Request(`http://mortise.test${path}`, { method: "POST", headers, body: JSON.stringify(input) }),
      );
      return { status: response.status, body: (await response.json()) as Record<string, never> };
    };
    const { devices } = (await ask("/devices/list")).body as unknown as {
      devices: { device_id: string; capabilities_supported: string[] }[];
    };
    const [held, free] = devices.filter(({ capabilities_supported }) => capabilities_supported.includes("access_code"));
    await raw.query("begin");
    await raw.query("select 1 from devices where device_id = $1 for update", [held?.device_id]);
    // There are more requests than connections for transactions.
    const waiting = Array.from({ length: 8 }, () => ask("/access_codes/create", { device_id: held?.device_id }));
    const first = Promise.race(waiting).then(() => "a call that waits");
    for (const path of ["/devices/list", "/health", "/access_codes/list", "/workspaces/get", "/health"]) {
      const input = path === "/access_codes/list" ? { device_id: held?.device_id } : {};
      expect(await Promise.race([first, ask(path, input).then(({ status }) => status)])).toBe(200);
    }
    const refused = await Promise.all(waiting);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await ask("/access_codes/create", { device_id: free?.device_id })).status).toBe(200);
    await raw.query("commit");
    expect((await ask("/access_codes/create", { device_id: held?.device_id })).status).toBe(200);
    await server.close();
    await database.close();
  });
});

describe.skipIf(!hasPostgres())("a server process that is stopped inside a transaction", () => {
  let postgres: Postgres;
  let folder = "";
  let url = "";
  let raw: Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    folder = mkdtempSync(join(tmpdir(), "mortise-stopped-"));
    raw = new Client({ connectionString: url });
    await raw.connect();
  }, 60_000);
  afterAll(async () => {
    await raw.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Answered {
    api_key: string;
    devices: { device_id: string }[];
  }
  const call = async ({ url: at }: Running, key: string, path: string, input: object = {}) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(at + path, { method: "POST", headers, body: JSON.stringify(input) });
    return { status: response.status, body: (await response.json()) as Answered };
  };
  const inTransaction = async () => {
    const { rows } = await raw.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name = 'stopped' and state = 'idle in transaction'",
    );
    return rows[0]?.count ?? 0;
  };
  const pending = async () => {
    const { rows } = await raw.query<{ count: number }>(
      "select count(*)::int as count from action_attempts where status = 'pending'",
    );
    return rows[0]?.count ?? 0;
  };

  it.skipIf(isClockMadeUp)(
    "does not take the healthy one down, which takes up its commands",
    { timeout: 120_000 },
    async () => {
      const env = { DATA_DIR: folder, DATABASE_URL: url };
      const healthy = await start(env);
      const stopped = await start({ ...env, DATABASE_URL: `${url}?application_name=stopped` });
      const world = await call(healthy, healthy.sandbox_key, "/sandbox/workspaces/create", {
        world: "hotel",
        lock_delay_ms: 1000,
      });
      const key = world.body.api_key;
      const { devices } = (await call(healthy, key, "/locks/list")).body;
      const press = () =>
        // The process is stopped, so clients get no answer, or a closed connection.
        Promise.allSettled(devices.map(({ device_id }) => call(stopped, key, "/locks/unlock_door", { device_id })));
      const presses: Promise<unknown>[] = [];
      for (;;) {
        presses.push(press());
        await new Promise(setImmediate);
        await expect.poll(async () => (await inTransaction()) + (await pending())).toBeGreaterThan(0);
        stopped.child.kill("SIGSTOP");
        // This number is constant only while the process is stopped.
        if ((await inTransaction()) > 0 && (await pending()) > 0) break;
        stopped.child.kill("SIGCONT");
      }
      const answers = async () => [
        (await fetch(`${healthy.url}/health`)).status,
        (await call(healthy, key, "/devices/list")).status,
        (await call(healthy, key, "/locks/list")).status,
      ];
      expect(await answers()).toEqual([200, 200, 200]);
      const commands = async () => {
        const sent = devices.map(
          async ({ device_id }) => (await call(healthy, key, "/locks/lock_door", { device_id })).status,
        );
        return new Set(await Promise.all(sent));
      };
      const refusals = [200, 503];
      expect(refusals).toEqual(expect.arrayContaining([...(await commands())]));
      await expect.poll(commands, { timeout: 60_000, interval: 200 }).toEqual(new Set([200]));
      await expect
        .poll(async () => ({ answers: await answers(), pending: await pending(), held: await inTransaction() }), {
          timeout: 60_000,
          interval: 200,
        })
        .toEqual({ answers: [200, 200, 200], pending: 0, held: 0 });
      // The process continues, without the transaction that PostgreSQL ended meanwhile.
      stopped.child.kill("SIGCONT");
      await expect.poll(async () => (await fetch(`${stopped.url}/health`)).status, { timeout: 20_000 }).toBe(200);
      await Promise.all(presses);
      for (const server of [stopped, healthy]) await kill(server, "SIGTERM");
    },
  );
});
