// Inspects a database for `mortise doctor`, without changing it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { secretSetting } from "./backup.ts";
import type { Database } from "../database.ts";
import { databaseIdOf } from "../files/database-id.ts";
import { DatabaseError } from "../engines/database-error.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { lastBackupAt } from "./last-backup.ts";
import { accountsWithOpenPassword } from "./open-addresses.ts";
import { pendingMigrations } from "../migrate.ts";
import { withoutPassword } from "../engines/postgres.ts";
import type { Schema } from "../schema.ts";
import { databaseFileName, ensureOurs, isFolderInUse } from "../engines/sqlite.ts";
import { sqliteDialect } from "../engines/sqlite-dialect.ts";
import { isUnderSecret, sealedLogins } from "../files/under-secret.ts";

export interface Inspection {
  /** Version, e.g. `SQLite 3.50.4`, `PostgreSQL 15.8`. */
  version: string;
  /** Missing migrations, which the next start runs. */
  pending: string[];
  /** Damage that was found; empty if there is none. */
  damage: string[];
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  clockAheadMs: number;
  /** Content; `undefined` if there are no tables yet. */
  holdings: Holdings | undefined;
  /** Id; `undefined` if there is none yet. */
  databaseId: string | undefined;
  /** Size on disk in bytes. */
  bytes: number;
  /** Time of the last backup in epoch milliseconds; `null` if none is known. */
  lastBackupAt: number | null;
  /** Overdue jobs, and the time since which the oldest is due, in epoch milliseconds. */
  overdue: { count: number; since: number | null };
  /** Ids of accounts whose address holds a password. */
  openAddresses: string[];
  /** Whether the database holds the server's secret. */
  holdsSecret: boolean;
  /** Whether the database holds anything that is lost without the secret. */
  isUnderSecret: boolean;
  /** Sealed secrets of the connected accounts, as stored. */
  sealedSecrets: string[];
  /** Whether a server uses the folder; `undefined` (unknown) on PostgreSQL. */
  inUse: boolean | undefined;
}

/** Inspects the database of a folder. Resolves to `undefined` if there is none. */
export async function inspectSqlite(folder: string): Promise<Inspection | undefined> {
  const path = join(folder, databaseFileName);
  if (!existsSync(path)) return undefined;
  try {
    ensureOurs(path);
    const file = new DatabaseSync(path, { readOnly: true });
    try {
      file.exec("pragma busy_timeout = 5000");
      const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
      const version = await one<{ version: string }>(db, sql`select sqlite_version() as version`);
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
      const damage = rows.map(({ quick_check }) => quick_check).filter((line) => line !== "ok");
      const facts = await look(db, "sqlite");
      const { bytes } = await one<{ bytes: number }>(
        db,
        sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
      );
      return {
        ...facts,
        bytes,
        version: `SQLite ${version.version}`,
        damage,
        clockAheadMs: 0,
        inUse: isFolderInUse(folder),
      };
    } finally {
      file.close();
    }
  } catch (error) {
    throw DatabaseError.of(error, `The database in ${folder} cannot be read`);
  }
}

export async function inspectPostgres(url: string): Promise<Inspection> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new Pool({
        connectionString: url,
        max: 1,
        connectionTimeoutMillis: 5000,
        application_name: "mortise doctor",
      }),
    }),
  });
  try {
    const before = Date.now();
    const { version, encoding, now, bytes } = await one<{
      version: string;
      encoding: string;
      now: string;
      bytes: string;
    }>(
      db,
      sql`select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
        pg_database_size(current_database()) as bytes, (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
    );
    const clockAheadMs = Number(now) - (before + Date.now()) / 2;
    const damage = encoding === "UTF8" ? [] : [`its encoding is ${encoding} and must be UTF8`];
    return {
      ...(await look(db, "postgres")),
      version: `PostgreSQL ${version}`,
      bytes: Number(bytes),
      damage,
      clockAheadMs,
      inUse: undefined,
    };
  } catch (error) {
    throw DatabaseError.of(error, `The database at ${withoutPassword(url)} cannot be read`);
  } finally {
    await db.destroy();
  }
}

async function look(
  db: Kysely<Schema>,
  kind: Database["kind"],
): Promise<Omit<Inspection, "version" | "damage" | "clockAheadMs" | "bytes" | "inUse">> {
  const pending = await pendingMigrations(db, kind);
  // There are no tables before the first migration.
  if (pending.includes("001-platform"))
    return {
      pending,
      holdings: undefined,
      databaseId: undefined,
      lastBackupAt: null,
      overdue: { count: 0, since: null },
      openAddresses: [],
      holdsSecret: false,
      isUnderSecret: false,
      sealedSecrets: [],
    };
  const overdue = await one<{ count: number | string; since: number | string | null }>(
    db,
    // Jobs without a workspace, the server's own rounds, do not count: they are overdue wherever no server runs.
    sql`select count(*) as count, min(run_at) as since from jobs where workspace_id is not null and run_at > 0 and run_at < ${Date.now()}`,
  );
  const secret = await db.selectFrom("settings").select("name").where("name", "=", secretSetting).executeTakeFirst();
  const sealedSecrets = pending.includes("045-linked-accounts") ? [] : await sealedLogins(db);
  return {
    pending,
    holdings: await holdingsOf(db),
    databaseId: await databaseIdOf(db),
    lastBackupAt: await lastBackupAt(db),
    overdue: { count: Number(overdue.count), since: overdue.since === null ? null : Number(overdue.since) },
    openAddresses: pending.includes("045-linked-accounts") ? [] : await accountsWithOpenPassword(db),
    holdsSecret: secret !== undefined,
    isUnderSecret: pending.includes("010-webhooks") || sealedSecrets.length > 0 || (await isUnderSecret(db)),
    sealedSecrets,
  };
}

async function one<Row>(db: Kysely<Schema>, query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(db);
  return rows[0] as Row;
}
