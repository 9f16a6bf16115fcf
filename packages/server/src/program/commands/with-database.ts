// Opens the database for a command, and says which one it was. Loads both engines, so commands import it when they run.
import { resolve } from "node:path";
import { type Holdings, holdingsOf, holdingsText } from "../../base/db/backups/holdings.ts";
import type { Database } from "../../base/db/database.ts";
import { withoutPassword } from "../../base/db/engines/postgres.ts";
import { requirePostgres, requireSqlite } from "../../base/db/engines/require-database.ts";
import { openDatabase } from "../../base/db/open-database.ts";
import type { Settings } from "../settings/settings.ts";

/** Which database a command worked on, and what is in it afterwards: whoever mistyped its place sees it there. */
export interface Used extends Holdings {
  place: string;
}

interface OpenOptions {
  /** Whether the command makes the database where there is none. */
  mayCreate?: boolean;
}

/** Opens the database for `work`, whether or not a server is running on it, and closes it. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
  { mayCreate = false }: OpenOptions = {},
): Promise<{ result: Result; used: Used }> {
  if (!mayCreate) await requireDatabase(settings);
  const database = await openDatabase(settings, { exclusive: false });
  try {
    const result = await work(database);
    return { result, used: { place: placeOf(settings), ...(await holdingsOf(database.query)) } };
  } finally {
    await database.close();
  }
}

async function requireDatabase({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl === undefined) requireSqlite(dataDir);
  else await requirePostgres(databaseUrl);
}

/** e.g. `/var/lib/mortise (3 workspaces, 41 doors, 212 codes)`. */
export const usedText = ({ place, ...holdings }: Used): string => `${place} (${holdingsText(holdings)})`;

/**
 * The database as people are shown it, without its password. A key works only with its own database, so they must see
 * which one it is.
 */
export const placeOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === undefined ? resolve(dataDir) : withoutPassword(databaseUrl);
