// Opens the database for a command, and describes which one it is. Commands import this file only when they run,
// because it loads both engines.
import { resolve } from "node:path";
import { type Holdings, holdingsOf, holdingsText } from "../../base/db/backups/holdings.ts";
import type { Database } from "../../base/db/database.ts";
import { withoutPassword } from "../../base/db/engines/postgres.ts";
import { requirePostgres, requireSqlite } from "../../base/db/engines/require-database.ts";
import { openDatabase } from "../../base/db/open-database.ts";
import type { Settings } from "../settings/settings.ts";

/** Database of a command and its content afterwards, so that a mistyped place is noticed. */
export interface Used extends Holdings {
  place: string;
}

interface OpenOptions {
  /** Whether the command creates a missing database. */
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

/** Text such as `/var/lib/mortise (3 workspaces, 41 doors, 212 codes)`. */
export const usedText = ({ place, ...holdings }: Used): string => `${place} (${holdingsText(holdings)})`;

/**
 * Describes the database for people, without its password. They must see which database it is, because a key works only
 * with its own.
 */
export const placeOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === undefined ? resolve(dataDir) : withoutPassword(databaseUrl);
