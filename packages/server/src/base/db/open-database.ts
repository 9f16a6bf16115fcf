import type { Database } from "./database.ts";
import { openPostgres } from "./engines/postgres.ts";
import { openSqlite } from "./engines/sqlite.ts";

interface DatabasePlace {
  /** undefined = SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the database that the settings name. `exclusive`: as the only server that uses it. */
export const openDatabase = (
  { databaseUrl, dataDir }: DatabasePlace,
  { exclusive }: { exclusive: boolean },
): Promise<Database> =>
  databaseUrl === undefined ? openSqlite({ folder: dataDir, exclusive }) : openPostgres({ url: databaseUrl });
