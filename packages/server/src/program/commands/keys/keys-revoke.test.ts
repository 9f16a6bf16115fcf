// Revokes a leaked key. Sessions and other resources that were created with the key stay valid, so the command lists
// them, and ends them on request.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mortise, mortiseJson } from "../../../../test/processes/mortise.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../../test/postgres/postgres.ts";
import { answered, createRig, type Rig } from "../../../../test/rig/rig.ts";
import { systemClock } from "../../../base/clock.ts";
import { openDatabase } from "../../../base/db/open-database.ts";
import type { World } from "../../../api/sandbox/world.ts";
import { settingsOf } from "../../settings/settings.ts";

const secret = "5e".repeat(32);

interface Revoked {
  made: { sessions: object[]; webhooks: object[]; tokens: object[] };
  other_sessions: number;
}

function suite(place: () => Promise<Record<string, string>>) {
  async function withServer<Result>(env: Record<string, string>, work: (rig: Rig) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(settingsOf({}, env), { exclusive: false });
    const rig = await createRig(database, { secret: Buffer.from(secret, "hex"), clock: systemClock });
    try {
      return await work(rig);
    } finally {
      await rig.server.close();
      await database.close();
    }
  }

  it("lists the sessions and webhooks of an API key, and ends them, then or later", async () => {
    const env = { ...(await place()), MORTISE_SECRET: secret };
    const world = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const made = await withServer(env, async (rig) => {
      const user = { user_identifier_key: "mallory" };
      const { client_session } = answered(
        await rig.ask<{ client_session: { token: string; client_session_id: string } }>(
          world.api_key,
          "/client_sessions/create",
          user,
        ),
      );
      await rig.ask(world.api_key, "/webhooks/create", { url: "https://receiver.example/hook" });
      return client_session;
    });
    const status = (token: string) => withServer(env, async (rig) => (await rig.ask(token, "/devices/list")).status);
    const first = await mortiseJson<Revoked>(["keys", "revoke", world.api_key], env);
    expect(first).toMatchObject({
      made: {
        sessions: [{ client_session_id: made.client_session_id }],
        webhooks: [{ url: "https://receiver.example/hook" }],
        tokens: [],
      },
      ended: false,
      other_sessions: 1,
    });
    expect(await status(made.token)).toBe(200);
    const { out } = await mortise(["keys", "revoke", world.api_key, "--end-made"], env);
    expect(out).toContain(made.client_session_id);
    expect(out).not.toContain(world.api_key);
    expect([await status(made.token), await status(world.client_session_token)]).toEqual([401, 200]);
    // The webhook is gone too, and nothing is left to end.
    expect(await mortiseJson<Revoked>(["keys", "revoke", world.api_key, "--end-made"], env)).toMatchObject({
      made: { sessions: [], webhooks: [], tokens: [] },
    });
  });

  it("lists what was made with a webhook token: endpoints and portal tokens", async () => {
    const env = { ...(await place()), MORTISE_SECRET: secret };
    const { workspace_id } = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const { key } = await mortiseJson<{ key: string }>(
      ["keys", "create", "--workspace", workspace_id, "--kind", "webhook_token"],
      env,
    );
    const portal = await withServer(env, async (rig) => {
      const app = answered201(await rig.ask<{ id: string }>(key, "/api/v1/app", { name: "Hotel" }));
      answered201(
        await rig.ask(key, `/api/v1/app/${app.id}/endpoint`, { url: "https://receiver.example/hook", version: 1 }),
      );
      return answered(await rig.ask<{ token: string }>(key, `/api/v1/auth/dashboard-access/${app.id}`, {})).token;
    });
    const { made } = await mortiseJson<Revoked>(["keys", "revoke", key, "--end-made"], env);
    expect(made).toMatchObject({
      webhooks: [{ url: "https://receiver.example/hook" }],
      tokens: [{ kind: "webhook_dashboard_token" }],
    });
    expect(await withServer(env, async (rig) => (await rig.ask(portal, "/api/v1/app", {}, "GET")).status)).toBe(401);
  });

  it("a restore names the keys and counts the sessions that were revoked since the backup", async () => {
    const env = { ...(await place()), MORTISE_SECRET: secret };
    const folder = mkdtempSync(join(tmpdir(), "mortise-since-"));
    const world = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const token = await mortiseJson<{ key: string }>(
      ["keys", "create", "--workspace", world.workspace_id, "--kind", "webhook_token"],
      env,
    );
    await mortiseJson(["backup", join(folder, "copy")], env);
    for (const key of [world.sandbox_key, token.key]) await mortiseJson(["keys", "revoke", key], env);
    await withServer(env, async ({ database }) => {
      await database.query.updateTable("client_sessions").set({ revoked_at: "2026-01-01T00:00:00.000Z" }).execute();
    });
    const restored = await mortiseJson<{ revoked_since: { keys: { kind: string }[]; sessions: number } }>(
      ["restore", join(folder, "copy"), "--replace"],
      env,
    );
    expect(restored.revoked_since.keys.map(({ kind }) => kind)).toEqual(["sandbox_key", "webhook_token"]);
    expect(restored.revoked_since.sessions).toBe(1);
    const again = await mortise(["restore", join(folder, "copy"), "--replace"], env);
    expect(again.out).toContain("No key that works again had been revoked");
    rmSync(folder, { recursive: true });
  });
}

function answered201<Body>({ status, body }: { status: number; body: Body }): Body {
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

describe("on SQLite", () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  suite(async () => {
    const folder = mkdtempSync(join(tmpdir(), "mortise-revoke-"));
    folders.push(folder);
    return { DATA_DIR: join(folder, "data") };
  });
});

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  let migrated = "";
  beforeAll(async () => {
    postgres = await startPostgres();
    migrated = await postgres.createDatabase();
    await (await openDatabase(settingsOf({ "database-url": migrated }, {}), { exclusive: false })).close();
  }, 60_000);
  afterAll(() => postgres.stop());
  suite(async () => ({ DATABASE_URL: await postgres.createDatabase(migrated) }));
});
