// Checks that a database exists before a command opens it. Opening would create one, and a mistyped folder would look
// like an empty installation.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { DatabaseError } from "./database-error.ts";
import { withoutPassword } from "./postgres.ts";
import { databaseFileName, ensureOurs } from "./sqlite.ts";

/** @throws DatabaseError `no_database`, without creating a folder or file */
export function requireSqlite(folder: string): void {
  const path = join(folder, databaseFileName);
  if (!existsSync(path)) throw noDatabase(`in ${resolve(folder)}`);
  ensureOurs(path);
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    file.exec("pragma busy_timeout = 5000");
    if (file.prepare("select 1 from sqlite_master where name = 'workspaces'").get()) return;
  } catch (error) {
    throw DatabaseError.of(error, `The database in ${resolve(folder)} could not be opened`);
  } finally {
    file?.close();
  }
  throw noDatabase(`in ${resolve(folder)}`);
}

/** @throws DatabaseError `no_database`, without creating a table */
export async function requirePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "mortise", connectionTimeoutMillis: 5000 });
  // A broken connection also emits an event, which would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('workspaces') is not null as there");
    if (rows[0]?.there === true) return;
  } catch (error) {
    throw DatabaseError.of(error, `The database at ${withoutPassword(url)} cannot be used`);
  } finally {
    // The answer is known, so an error at the end does not matter.
    await client.end().catch(() => undefined);
  }
  throw noDatabase(`at ${withoutPassword(url)}, which is empty`);
}

const noDatabase = (where: string) =>
  new DatabaseError(
    "no_database",
    `There is no Mortise database ${where}. Give this command the server's own settings, for example with --settings FILE; ` +
      "only `mortise serve` and `mortise seed` make a new database.",
  );
