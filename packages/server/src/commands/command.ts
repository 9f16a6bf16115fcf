// What the commands of `mortise` share: opening the database, reading arguments, printing results.
import { resolve } from "node:path";
import type { Database } from "../db/database.ts";
import { withoutPassword } from "../db/postgres.ts";
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
  json: { type: "boolean" },
} as const;

export const databaseHelp = `  --data-dir FOLDER      folder of the embedded database        (DATA_DIR, default data)
  --database-url URL     postgres://…, instead of the folder    (DATABASE_URL)
  --json                 answer with one line of JSON`;

/** Opens the database for `work`, whether or not a server is running on it, and closes it. */
export async function withDatabase<Result>(settings: Settings, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(settings, { exclusive: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The database as people are shown it, without its password. A key works only with its own database, so they must see which one it is. */
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
