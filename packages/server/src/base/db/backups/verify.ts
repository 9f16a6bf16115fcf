// Verifies a backup without restoring it, and without any database.
import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { DatabaseError } from "../engines/database-error.ts";
import { sqliteDialect } from "../engines/sqlite-dialect.ts";
import type { Schema } from "../schema.ts";
import { type Checked, verifyChecksum } from "./checksum.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";

export type Verified = Holdings & Pick<Checked, "state">;

/** @throws DatabaseError `backup_damaged`, `backup_unreadable`, or `database_unavailable` for unsound content */
export async function verifyBackup(path: string): Promise<Verified> {
  requireFile(path);
  const { state } = await verifyChecksum(path);
  try {
    const file = new DatabaseSync(path, { readOnly: true });
    try {
      const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
      await requireSound(db);
      return { state, ...(await holdingsOf(db)) };
    } finally {
      file.close();
    }
  } catch (error) {
    throw DatabaseError.of(error, `${path} cannot be read`);
  }
}

/** @throws DatabaseError `backup_unreadable` if the path is missing or no file, or this user may not read it */
export function requireFile(path: string): void {
  try {
    closeSync(openSync(path, "r"));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const message = isMissing
      ? `There is no file ${path}.`
      : `This user may not read ${path}. Run the command as the file's owner, or as root.`;
    throw new DatabaseError("backup_unreadable", message, { cause: error });
  }
  if (!statSync(path).isFile()) throw new DatabaseError("backup_unreadable", `${path} is not a file.`);
}

/** @throws Error if SQLite finds the file damaged, or another program made it */
export async function requireSound(file: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(file);
  if (rows[0]?.integrity_check !== "ok") throw new Error("it is damaged");
  const known = await sql<{ name: string }>`
    select name from sqlite_master where name in ('workspaces', 'kysely_migration')`.execute(file);
  if (known.rows.length < 2) throw new Error("it is not a Mortise backup");
}
