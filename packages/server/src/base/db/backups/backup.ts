// Writes backups. A backup is one SQLite file, also of a PostgreSQL database, so it can be inspected, and restored to
// either kind.
import { rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Database, PlainQuery, Tx } from "../database.ts";
import { DatabaseError } from "../engines/database-error.ts";
import { migrateDatabase } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { addChecksum, backupMark } from "./checksum.ts";
import { sqliteDialect } from "../engines/sqlite-dialect.ts";
import { tablesOf } from "./tables.ts";

/**
 * Name of the server's secret in the table `settings`. PostgreSQL stores it there. Backups hold it there too, and a
 * restore to SQLite writes it to a file beside the database.
 */
export const secretSetting = "secret";

/**
 * Writes a backup with all data that was committed at one moment. The server may keep writing.
 * @param secret - Hexadecimal secret to store in the file; `undefined` to store only the content of the database.
 * @returns Whether the file holds a secret.
 */
export async function writeBackup(database: Database, path: string, secret: string | undefined): Promise<boolean> {
  makePrivateFile(path);
  try {
    if (database.kind === "sqlite") await sql`vacuum into ${path}`.execute(database.query);
    else await copyOut(database, path);
    const holdsSecret = await withFile(path, async (file) => {
      if (secret !== undefined) await keepSecret(file, secret);
      await sql`pragma application_id = ${sql.lit(backupMark)}`.execute(file);
      return (
        (await file.selectFrom("settings").select("name").where("name", "=", secretSetting).executeTakeFirst()) !==
        undefined
      );
    });
    await addChecksum(path);
    return holdsSecret;
  } catch (error) {
    rmSync(path, { force: true });
    throw notWritten(path, error);
  }
}

const notWritten = (path: string, error: unknown) =>
  DatabaseError.of(
    error,
    `The backup ${path} could not be written; check that its folder exists, has room and is writable`,
  );

/**
 * Makes an empty file that only its owner may read. SQLite itself would make one that everybody may read during the
 * backup.
 */
function makePrivateFile(path: string): void {
  try {
    writeFileSync(path, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw notWritten(path, error);
    throw new DatabaseError("backup_exists", `The file ${path} already exists. Choose another name.`);
  }
}

/** Opens a backup during `work`. Foreign keys are off, so that tables can be filled in any order. */
export async function withFile<Result>(path: string, work: (file: PlainQuery) => Promise<Result>): Promise<Result> {
  const opened = new DatabaseSync(path);
  try {
    opened.exec("pragma foreign_keys = off; pragma journal_mode = delete; pragma synchronous = full");
    return await work(new Kysely<Schema>({ dialect: sqliteDialect(opened) }));
  } finally {
    opened.close();
  }
}

async function keepSecret(file: PlainQuery, value: string): Promise<void> {
  await file
    .insertInto("settings")
    .values({ name: secretSetting, value })
    .onConflict((on) => on.column("name").doUpdateSet({ value }))
    .execute();
}

const rowsPerFetch = 1000;

const copyOut = (database: Database, path: string): Promise<void> =>
  withFile(path, async (file) => {
    await migrateDatabase(file, "sqlite");
    // Migrations stored the file's own id in `settings`. The backup carries the settings of its database instead.
    await file.deleteFrom("settings").execute();
    const tables = await tablesOf(file);
    await database.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      // The transaction writes a file between its statements, which may take long.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      for (const table of tables) await copyTable(tx, file, table);
    });
  });

async function copyTable(tx: Tx, file: PlainQuery, table: keyof Schema): Promise<void> {
  await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(rowsPerFetch)} from backup`.execute(tx);
    await file.transaction().execute((into) => insertRows(into, table, rows));
    if (rows.length < rowsPerFetch) break;
  }
  await sql`close backup`.execute(tx);
}

/** Most values in a statement. SQLite accepts 32,766, PostgreSQL 65,535. */
const valuesPerInsert = 30_000;

export async function insertRows(
  into: PlainQuery,
  table: keyof Schema,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const step = Math.max(Math.floor(valuesPerInsert / Object.keys(first).length), 1);
  for (let at = 0; at < rows.length; at += step)
    await into
      .insertInto(table)
      .values(rows.slice(at, at + step))
      .execute();
}
