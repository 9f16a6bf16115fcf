// Calls while the database is unavailable: refused with 503 and Retry-After, and answered as soon as it is back.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";
import { answered, createRig, origin, type Rig } from "../../../test/rig/rig.ts";
import { type Way, wayTo } from "../../../test/postgres/way-to-database.ts";
import { openPostgres, openSqlite } from "../../index.ts";

describe.skipIf(!hasPostgres())("a PostgreSQL that is away", () => {
  let postgres: Postgres;
  let way: Way;
  let rig: Rig;
  const said: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    way = await wayTo(await postgres.createDatabase());
    rig = await createRig(await openPostgres({ url: way.url }), { log: (message) => said.push(message) });
  }, 60_000);
  afterAll(async () => {
    await rig.server.close();
    await rig.database.close();
    await way.shut();
    await postgres.stop();
  });

  it("is answered with 503 and Retry-After, and calls succeed again when it is back", async () => {
    const { api_key } = await rig.world();
    const list = () => rig.ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list");
    const device_id = answered(await list()).devices[0]?.device_id;
    await way.shut();
    const commands = [
      { path: "/devices/list" },
      { path: "/locks/lock_door", input: { device_id } },
      { path: "/workspaces/get" },
    ];
    for (const { path, input } of commands) {
      const { status, headers, body } = await rig.ask(api_key, path, input);
      expect({ path, status, error: body["error"] }).toMatchObject({
        path,
        status: 503,
        error: { type: "service_unavailable" },
      });
      expect(headers.get("retry-after")).toBe("2");
      expect(headers.get("seam-request-id")).toBe((body["error"] as { request_id: string }).request_id);
    }
    const managed = await rig.ask("orgsk_x", "/api/v1/app", undefined, "GET");
    expect(managed).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
    expect(managed.headers.get("retry-after")).toBe("2");
    const page = await rig.server.fetch(
      new Request(`${origin}/connect_webviews/view?connect_webview_id=${device_id}&auth_token=x`, {
        headers: { accept: "text/html" },
      }),
    );
    expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([
      503,
      "2",
      expect.stringMatching(/is not available right now.*Try again/s),
    ]);
    // The log has no stack for the calls in the meantime.
    expect(said.filter((line) => line.includes("\n"))).toEqual([]);
    await way.open();
    expect((await list()).status).toBe(200);
  });
});

describe.skipIf(!hasPostgres())("a PostgreSQL that falls silent", () => {
  it("is soon answered with 503; calls and notifications then use the server in its place", async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const way = await wayTo(url);
    const database = await openPostgres({ url: way.url, connections: 2, silenceMs: 300 });
    const rig = await createRig(database);
    const other = await openPostgres({ url });
    const heard: string[] = [];
    database.listen("events", (text) => heard.push(text));
    const { api_key } = await rig.world();
    const list = async () => (await rig.ask(api_key, "/devices/list")).status;
    expect(await list()).toBe(200);

    // The server's own work may hit the silence first. Calls then find a new connection already.
    const answers: number[] = [];
    for (let times = 0; times < 10 && !answers.includes(503); times += 1) {
      way.fallSilent();
      answers.push(...(await Promise.all([list(), list(), list()])));
    }
    expect(answers).toContain(503);
    await expect.poll(list).toBe(200);
    const say = () => other.transaction((tx) => tx.notify("events", "from another process"));
    await expect.poll(async () => say().then(() => heard), { timeout: 40_000 }).toContain("from another process");

    await other.close();
    await rig.server.close();
    await database.close();
    await way.shut();
    await postgres.stop();
  }, 90_000);
});

describe("an SQLite whose disk is full", () => {
  it("is answered with 503 for writes, while reads succeed", async () => {
    const rig = await createRig(await openSqlite({ folder: null }));
    const { api_key } = await rig.world();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(rig.database.query);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(rig.database.query);
    let last = await rig.ask(api_key, "/webhooks/list");
    for (let n = 0; n < 200 && last.status === 200; n += 1)
      last = await rig.ask(api_key, "/connect_webviews/create", { custom_metadata: { filler: "x".repeat(500) } });
    expect(last).toMatchObject({ status: 503, body: { error: { type: "service_unavailable" } } });
    expect((await rig.ask(api_key, "/devices/list")).status).toBe(200);
    await rig.server.close();
    await rig.database.close();
  });
});
