import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "../../../../test/postgres/postgres.ts";
import { createRig } from "../../../../test/rig/rig.ts";
import { withFile, writeBackup } from "./backup.ts";
import { addChecksum } from "./checksum.ts";
import type { Database } from "../database.ts";
import { openPostgres } from "../engines/postgres.ts";
import { restorePostgres, restoreSqlite } from "./restore.ts";
import { openSqlite } from "../engines/sqlite.ts";
import { tablesOf } from "./tables.ts";

const secret = "5e".repeat(32);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mortise-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All rows of all tables of either database, and the next numbers of counters. */
async function contents(database: Database, path: string): Promise<Record<string, string[]>> {
  await writeBackup(database, path, undefined);
  return withFile(path, async (file) => {
    // A copy is another database with its own id.
    await file.deleteFrom("settings").where("name", "=", "database_id").execute();
    const tables = await tablesOf(file);
    const entries: [string, string[]][] = [];
    for (const table of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(file);
      entries.push([table, rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()]);
    }
    return Object.fromEntries(entries);
  });
}

/** Fills every table, including running jobs. */
async function fill(database: Database): Promise<void> {
  const rig = await createRig(database);
  const { api_key } = await rig.world("troubled");
  await rig.world("hotel");
  const { body } = await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/locks/list");
  for (const { device_id } of body.devices.slice(0, 3)) await rig.ask(api_key, "/locks/unlock_door", { device_id });
  await rig.ask(api_key, "/webhooks/create", { url: "https://example.com/hook" });
  await rig.ask(api_key, "/connect_webviews/create", { custom_metadata: { note: "Zimmer 7 – “Süd” 🔑\n'quoted'" } });
  await rig.server.close();
}

describe("a backup", () => {
  it("is readable by its owner alone before anything is written to it", async () => {
    const database = await openSqlite({ folder: join(folder, "a") });
    const path = join(folder, "doors.backup");
    const modes: number[] = [];
    const watched: Database = {
      ...database,
      get query() {
        modes.push(statSync(path).mode & 0o777);
        return database.query;
      },
    };
    await writeBackup(watched, path, secret);
    await database.close();
    expect([...modes, statSync(path).mode & 0o777]).toEqual([0o600, 0o600]);
  });

  it("does not replace an existing file", async () => {
    const database = await openSqlite({ folder: null });
    const path = join(folder, "doors.backup");
    writeFileSync(path, "another");
    await expect(writeBackup(database, path, secret)).rejects.toMatchObject({ code: "backup_exists" });
    await database.close();
    expect(readFileSync(path, "utf8")).toBe("another");
  });

  it("of the embedded database is complete", async () => {
    const database = await openSqlite({ folder: join(folder, "a") });
    await fill(database);
    const before = await contents(database, join(folder, "before.db"));
    await writeBackup(database, join(folder, "copy.db"), secret);
    await database.close();
    expect(await restoreSqlite(join(folder, "copy.db"), join(folder, "b"), { replace: false })).toMatchObject({
      workspaces: 2,
      secret,
    });
    const restored = await openSqlite({ folder: join(folder, "b") });
    expect(await contents(restored, join(folder, "after.db"))).toEqual(before);
    await restored.close();
    expect(before["jobs"]?.length).toBeGreaterThan(0);
    expect(before["webhook_secrets"]).toHaveLength(1);
  });

  it("is not written over a file that is there", async () => {
    const database = await openSqlite({ folder: null });
    await writeBackup(database, join(folder, "copy.db"), secret);
    await expect(writeBackup(database, join(folder, "copy.db"), secret)).rejects.toMatchObject({
      code: "backup_exists",
    });
    await expect(writeBackup(database, join(folder, "no", "folder.db"), secret)).rejects.toMatchObject({
      code: "database_unavailable",
    });
    await database.close();
  });
});

describe.skipIf(!hasPostgres())("a backup and PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  it("move all data from the embedded database to PostgreSQL and back, and counters go on", async () => {
    const first = await openSqlite({ folder: join(folder, "a") });
    await fill(first);
    const before = await contents(first, join(folder, "before.db"));
    await writeBackup(first, join(folder, "copy.db"), secret);
    await first.close();

    const second = await openPostgres({ url: await postgres.createDatabase() });
    expect(await restorePostgres(join(folder, "copy.db"), second, { replace: false })).toMatchObject({
      workspaces: 2,
      secret,
    });
    await expect(restorePostgres(join(folder, "copy.db"), second, { replace: false })).rejects.toMatchObject({
      code: "database_not_empty",
    });
    await restorePostgres(join(folder, "copy.db"), second, { replace: true });
    const { settings, ...there } = await contents(second, join(folder, "there.db"));
    expect(there).toEqual(Object.fromEntries(Object.entries(before).filter(([table]) => table !== "settings")));
    expect(settings?.join()).toContain(secret);
    // Numbers of new rows follow the restored ones.
    const job = {
      workspace_id: null,
      kind: "none",
      lane: "none",
      payload: "{}",
      run_at: 9e15,
      leased_until: null,
      attempts: 0,
      failures: 0,
    };
    const { job_id } = await second.query.insertInto("jobs").values(job).returning("job_id").executeTakeFirstOrThrow();
    const highest = Math.max(...(before["jobs"] ?? []).map((row) => Number(/"job_id":(\d+)/.exec(row)?.[1])));
    expect(job_id).toBeGreaterThan(highest);
    await second.query.deleteFrom("jobs").where("job_id", "=", job_id).execute();

    await writeBackup(second, join(folder, "back.db"), undefined);
    await second.close();
    expect(await restoreSqlite(join(folder, "back.db"), join(folder, "b"), { replace: false })).toMatchObject({
      workspaces: 2,
      secret,
    });
    const third = await openSqlite({ folder: join(folder, "b") });
    expect(await contents(third, join(folder, "after.db"))).toEqual(before);
    await third.close();
  }, 60_000);

  it("are kept apart while a server runs on the database", async () => {
    const url = await postgres.createDatabase();
    const [database, server] = [await openPostgres({ url }), await openPostgres({ url })];
    await writeBackup(database, join(folder, "empty.db"), undefined);
    const isConnected = Promise.withResolvers<void>();
    server.listen("jobs", () => isConnected.resolve());
    await isConnected.promise;
    const restore = (replace: boolean) => restorePostgres(join(folder, "empty.db"), database, { replace });
    for (const replace of [true, false])
      await expect(restore(replace)).rejects.toMatchObject({
        code: "database_in_use",
        message: expect.stringContaining("Stop all of them"),
      });
    await server.close();
    // PostgreSQL notices only a moment later that the connection has ended.
    await vi.waitFor(() => restore(true), { timeout: 10_000 });
    await database.close();
  }, 60_000);

  it("leave the database unchanged when the backup is invalid", async () => {
    const url = await postgres.createDatabase();
    const filled = await openPostgres({ url });
    await fill(filled);
    await filled.close();
    const database = await openPostgres({ url });
    const before = await contents(database, join(folder, "before.db"));
    await withFile(join(folder, "before.db"), (file) => sql`delete from workspaces`.execute(file));
    const bytes = readFileSync(join(folder, "before.db"));
    await expect(restorePostgres(join(folder, "before.db"), database, { replace: true })).rejects.toMatchObject({
      code: "backup_damaged",
    });
    writeFileSync(join(folder, "before.db"), bytes);
    await addChecksum(join(folder, "before.db"));
    // Rows whose workspace is missing: PostgreSQL refuses them in mid-work.
    await expect(restorePostgres(join(folder, "before.db"), database, { replace: true })).rejects.toThrow(
      /cannot be restored: .*foreign key/,
    );
    expect(await contents(database, join(folder, "after.db"))).toEqual(before);
    await database.close();
  }, 60_000);
});
