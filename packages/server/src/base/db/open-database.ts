import type { Database } from "./database.ts";
import { openSqlite } from "./engines/sqlite.ts";

interface DatabasePlace {
  /** undefined = SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the database that the settings name. `exclusive`: as the only server that uses it. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { exclusive }: { exclusive: boolean },
): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite({ folder: dataDir, exclusive });
  const { openPostgres } = await import("./engines/postgres.ts");
  return openPostgres({ url: databaseUrl });
}
