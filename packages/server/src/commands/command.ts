// What the commands of `mortise` share: opening the database, reading arguments, printing results.
import { resolve } from "node:path";
import type { Database } from "../db/database.ts";
import { type Holdings, holdingsOf, holdingsText } from "../db/backups/holdings.ts";
import { withoutPassword } from "../db/engines/postgres.ts";
import { requirePostgres, requireSqlite } from "../db/engines/require-database.ts";
import { openDatabase } from "../http/serve.ts";
import { type Settings, SettingsError } from "../settings.ts";

export interface Command {
  /** The whole help, without a line break at its end. */
  help: string;
  run(args: readonly string[]): Promise<void>;
}

/** Options of every command that opens a database; main.ts answers `--help` before. */
export const databaseOptions = {
  "data-dir": { type: "string" },
  "database-url": { type: "string" },
  settings: { type: "string" },
  json: { type: "boolean" },
} as const;

export const databaseHelp = `  --settings FILE        the service's settings, NAME=value lines; then nothing is read from the environment
  --data-dir FOLDER      folder of the embedded database        (DATA_DIR, default data)
  --database-url URL     postgres://…, instead of the folder    (DATABASE_URL)
  --json                 answer with one line of JSON`;

/** Which database a command worked on, and what is in it afterwards: whoever mistyped its place sees it there. */
interface Used extends Holdings {
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

/** `text` for people, `facts` for programs. */
export function tell({ json = false }: { json?: boolean | undefined }, facts: object, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(facts)}\n` : `${text}\n`);
}

/** Label and value, one to a line; what is unknown is left out. */
export function lines(entries: readonly (readonly [label: string, value: string | null | undefined])[]): string {
  const known = entries.filter(([, value]) => value !== null && value !== undefined);
  const width = Math.max(...known.map(([label]) => label.length));
  return known.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join("\n");
}

/** The one argument that a command needs beside its options. */
export function onlyArgument(positionals: readonly string[], what: string): string {
  const [first, ...more] = positionals;
  if (first === undefined) throw new SettingsError(`Say ${what}. Try --help.`);
  if (more.length > 0) throw new SettingsError(`One argument is enough: ${what}. Try --help.`);
  return first;
}
