// Replaces a database, embedded or not, by a backup.
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { insertRows, secretSetting, withFile } from "./backup.ts";
import { renewDatabaseId } from "../files/database-id.ts";
import type { Database, PlainQuery, Tx } from "../database.ts";
import { DatabaseError } from "../engines/database-error.ts";
import { makeFolder } from "../files/folder.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { databaseFileName, lockFolder } from "../engines/sqlite.ts";
import { ensureUnused } from "../engines/postgres-in-use.ts";
import { migrateDatabase } from "../migrate.ts";
import { keepPrivate } from "../files/private-file.ts";
import { type RevokedSince, revokedInFile, revokedSince } from "./revoked-since.ts";
import type { Schema } from "../schema.ts";
import { type Checked, verifyChecksum } from "./checksum.ts";
import { tablesOf } from "./tables.ts";
import { requireFile, requireSound } from "./verify.ts";

export interface Restored extends Holdings {
  /**
   * Keys that work again although they were revoked after the backup; `undefined` if no database could be compared.
   */
  revoked: RevokedSince | undefined;
  /** Secret in hexadecimal; `undefined` if the backup holds none. */
  secret: string | undefined;
  /** Result of the checksum; `unknown` if an older version made the file without one. */
  state: Checked["state"];
}

interface RestoreOptions {
  /** Whether a database with content may be replaced. */
  replace: boolean;
}

/** Restores into the embedded database of a folder that no server uses. The former database is kept beside it. */
export async function restoreSqlite(path: string, folder: string, { replace }: RestoreOptions): Promise<Restored> {
  const target = join(folder, databaseFileName);
  makeFolder(folder);
  const release = lockFolder(folder);
  try {
    if (existsSync(target) && !replace) throw notEmpty(`The folder ${folder}`);
    const draft = `${target}.restoring`;
    const restored = await prepare(path, draft);
    const revoked = existsSync(target) ? await withFile(draft, (file) => revokedInFile(target, file)) : undefined;
    await withFile(draft, (file) => file.deleteFrom("settings").where("name", "=", secretSetting).execute());
    setAside(target);
    renameSync(draft, target);
    return { ...restored, revoked };
  } finally {
    release();
  }
}

/** Restores into a PostgreSQL database that no server uses, in one transaction. */
export async function restorePostgres(
  path: string,
  database: Database,
  { replace }: RestoreOptions,
): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), "mortise-restore-"));
  const draft = join(folder, databaseFileName);
  try {
    const restored = await prepare(path, draft);
    const revoked = await withFile(draft, async (file) => {
      const tables = await tablesOf(file);
      return database.transaction(async (tx) => {
        // The transaction reads a file between its statements, which may take long.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await ensureUnused(tx);
        const isEmpty =
          (await tx.selectFrom("workspaces").select("workspace_id").limit(1).executeTakeFirst()) === undefined;
        if (!isEmpty && !replace) throw notEmpty("The database");
        const since = isEmpty ? undefined : await revokedSince(tx, file);
        await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
        for (const table of tables) await copyIn(file, tx, table);
        await bringCountersUp(tx);
        return since;
      });
    });
    return { ...restored, revoked };
  } catch (error) {
    throw DatabaseError.of(error, `${path} cannot be restored`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the backup, verifies the copy, and migrates it to the newest layout. */
async function prepare(path: string, draft: string): Promise<Omit<Restored, "revoked">> {
  requireFile(path);
  rmSync(draft, { force: true });
  copyFileSync(path, draft);
  keepPrivate(draft);
  try {
    // The copy is verified, because the file itself may change meanwhile.
    const { state, bytes } = await verifyChecksum(draft, path);
    truncateSync(draft, bytes);
    return await withFile(draft, async (file) => {
      await requireSound(file);
      await sql`pragma application_id = 0`.execute(file);
      await migrateDatabase(file, "sqlite");
      await renewDatabaseId(file);
      const secret = await file
        .selectFrom("settings")
        .select("value")
        .where("name", "=", secretSetting)
        .executeTakeFirst();
      return { ...(await holdingsOf(file)), secret: secret?.value, state };
    });
  } catch (error) {
    rmSync(draft, { force: true });
    throw DatabaseError.of(error, `${path} cannot be restored`);
  }
}

function setAside(target: string): void {
  if (!existsSync(target)) return;
  const aside = `${target}.replaced-${new Date().toISOString().replaceAll(":", "-")}`;
  for (const suffix of ["-wal", "-shm"]) if (existsSync(target + suffix)) renameSync(target + suffix, aside + suffix);
  renameSync(target, aside);
}

const rowsPerRead = 1000;

async function copyIn(file: PlainQuery, tx: Tx, table: keyof Schema): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Record<string, unknown> & { place?: number }>`
      select rowid as place, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${rowsPerRead}`.execute(
      file,
    );
    const places = rows.map(({ place }) => place);
    for (const row of rows) delete row.place;
    await insertRows(tx, table, rows);
    if (rows.length < rowsPerRead) return;
    after = places.at(-1) ?? after;
  }
}

/** Continues self-incrementing columns after the highest restored number. */
async function bringCountersUp(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and column_default like 'nextval(%'`.execute(tx);
  for (const { table_name, column_name } of rows)
    await sql`select setval(pg_get_serial_sequence(${table_name}, ${column_name}), coalesce(max(${sql.ref(column_name)}), 0) + 1, false)
      from ${sql.table(table_name)}`.execute(tx);
}

const notEmpty = (what: string) =>
  new DatabaseError("database_not_empty", `${what} already holds data. Restore into an empty one, or use --replace.`);
