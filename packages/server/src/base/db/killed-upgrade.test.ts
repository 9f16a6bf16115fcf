// An upgrade that is killed at any statement of any migration leaves the database unchanged. The next start migrates it
// to the newest layout with every row.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  canonical,
  fill,
  keptRows,
  layoutFile,
  layoutOf,
  migrationNames,
  type Rows,
  rowsIn,
} from "../../../test/layouts/layouts.ts";
import {
  fillPostgres,
  hashOfLayout,
  keptHashes,
  migratePostgresTo,
  rowsLike,
  withClient,
} from "../../../test/layouts/postgres-layouts.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";
import { openPostgres } from "./engines/postgres.ts";
import { databaseFileName, openSqlite } from "./engines/sqlite.ts";
import { sqliteDialect } from "./engines/sqlite-dialect.ts";
import { migrateDatabase } from "./migrate.ts";
import type { Schema } from "./schema.ts";

const [oldest = ""] = migrationNames;
const newest = migrationNames.at(-1) ?? "";

describe("on SQLite", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "mortise-killed-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const kept = (name: string) => readFileSync(layoutFile(name), "utf8");
  const expectRows = (file: DatabaseSync, written: Rows) => {
    for (const [table, rows] of Object.entries(written))
      expect(canonical(rowsIn(file, table, rows))).toEqual(expect.arrayContaining(canonical(rows)));
  };

  it("each migration leaves, until the last is done, the old layout with every row, which the next start upgrades", async () => {
    const path = join(folder, databaseFileName);
    const file = new DatabaseSync(path);
    file.exec("pragma journal_mode = wal");
    file.exec(kept(oldest));
    const written = fill(file, keptRows());
    // With a cache of a few pages SQLite writes to the disk before the commit, as it does when there are many rows.
    file.exec("pragma cache_size = 4");
    const sizes = new Set<number>();
    const seen = new Set<string>();
    /** Copies the two files that a killed process leaves. SQLite makes the third one anew. */
    const copyTo = (target: string) => {
      mkdirSync(target, { recursive: true });
      for (const end of ["", "-wal"]) copyFileSync(path + end, join(target, databaseFileName + end));
      sizes.add(statSync(`${path}-wal`).size);
    };
    let isNoted = false;
    const log = ({ query }: LogEvent) => {
      // The first and the last statement of each migration are tested.
      const wasNoted = isNoted;
      isNoted = query.sql.startsWith('insert into "kysely_migration"');
      if (!isNoted && !wasNoted) return;
      copyTo(join(folder, "left"));
      const left = new DatabaseSync(join(folder, "left", databaseFileName));
      const rows = Object.entries(written).map(([table, like]) => rowsIn(left, table, like));
      seen.add(JSON.stringify([layoutOf(left), rows]));
      left.close();
      copyTo(join(folder, "last"));
    };
    await migrateDatabase(new Kysely<Schema>({ dialect: sqliteDialect(file), log }), "sqlite");
    file.close();
    expect(sizes.size).toBeGreaterThan(migrationNames.length / 2);
    expect([...seen].map((left) => JSON.parse(left))).toEqual([[kept(oldest), Object.values(written)]]);

    await (await openSqlite({ folder: join(folder, "last") })).close();
    const after = new DatabaseSync(join(folder, "last", databaseFileName));
    expect(layoutOf(after)).toBe(kept(newest));
    expectRows(after, written);
    after.close();
  });
});

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  let old = "";
  beforeAll(async () => {
    postgres = await startPostgres();
    old = await postgres.createDatabase();
    await migratePostgresTo(old, oldest);
  }, 60_000);
  afterAll(() => postgres.stop());

  /** Ends a process, as PostgreSQL sees it. */
  const endConnections = (url: string) =>
    withClient(url, (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      ),
    );

  /** Kills an upgrade after a statement. Resolves to whether there were so many. */
  async function killedAfter(url: string, statement: number): Promise<boolean> {
    let ran = 0;
    let wasKilled = false;
    const pool = new Pool({ connectionString: url, max: 2 });
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    const log = async () => {
      ran += 1;
      if (ran !== statement) return;
      await endConnections(url);
      wasKilled = true;
    };
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log });
    await migrateDatabase(db, "postgres").catch((error: unknown) => {
      if (!wasKilled) throw error;
    });
    await db.destroy();
    return wasKilled;
  }

  it("keeps the old layout, and what starts next, twice at once, brings it up", { timeout: 60_000 }, async () => {
    const url = await postgres.createDatabase(old);
    const written = await withClient(url, (client) => fillPostgres(client, keptRows()));
    const hash = () => withClient(url, hashOfLayout);
    for (const statement of [8, 40, 100]) {
      expect(await killedAfter(url, statement)).toBe(true);
      expect(await hash()).toBe(keptHashes()[oldest]);
    }
    const opened = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    for (const database of opened) await database.close();
    expect(await hash()).toBe(keptHashes()[newest]);
    await withClient(url, async (client) => {
      for (const [table, rows] of Object.entries(written))
        expect(canonical(await rowsLike(client, table, rows))).toEqual(expect.arrayContaining(canonical(rows)));
    });
  });

  it("two that start at once on an empty database both start", { timeout: 60_000 }, async () => {
    const url = await postgres.createDatabase();
    const opened = await Promise.all([openPostgres({ url }), openPostgres({ url }), openPostgres({ url })]);
    for (const database of opened) await database.close();
    expect(await withClient(url, hashOfLayout)).toBe(keptHashes()[newest]);
  });
});
