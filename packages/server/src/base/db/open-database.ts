import type { Settings } from "../../program/settings.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./engines/postgres.ts";
import { openSqlite } from "./engines/sqlite.ts";

/** Opens the database that the settings name. `exclusive`: as the only server that uses it. */
export const openDatabase = (
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  { exclusive }: { exclusive: boolean },
): Promise<Database> =>
  databaseUrl === undefined ? openSqlite({ folder: dataDir, exclusive }) : openPostgres({ url: databaseUrl });
