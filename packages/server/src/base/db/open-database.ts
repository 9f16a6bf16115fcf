import type { Database } from "./database.ts";
import { openSqlite } from "./engines/sqlite.ts";

interface DatabasePlace {
  /** Address of PostgreSQL; `undefined` for SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the database of the settings. @param exclusive - Refuses a SQLite folder that another server uses. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { exclusive }: { exclusive: boolean },
): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite({ folder: dataDir, exclusive });
  const { openPostgres } = await import("./engines/postgres.ts");
  return openPostgres({ url: databaseUrl });
}
