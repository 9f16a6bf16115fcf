// `mortise backup`: everything in one file, while the server runs.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { writeBackup } from "../db/backups/backup.ts";
import { readSecretFile } from "../db/files/secret.ts";
import type { Database } from "../db/database.ts";
import { holdingsOf } from "../db/backups/holdings.ts";
import { databaseSettingsOf, parseArguments, type Settings, SettingsError } from "../settings.ts";
import {
  type Command,
  databaseHelp,
  databaseOptions,
  onlyArgument,
  placeOf,
  tell,
  usedText,
  withDatabase,
} from "./command.ts";

const options = { ...databaseOptions, "allow-empty": { type: "boolean" } } as const;

export const backup: Command = {
  help: `Usage: mortise backup FILE [options]

Writes all data as of one moment into FILE, which must not exist yet: an SQLite database, whichever database the server
runs on, so that it can be restored into either. FILE also holds the server's secret, unless MORTISE_SECRET is set:
keep it as you keep a key. Such a file is also how an installation moves from SQLite to PostgreSQL, or back.

  --allow-empty          also when the database holds no workspace; without it, that is an error

${databaseHelp}`,
  async run(args) {
    const { values, positionals } = parseArguments(args, options, true);
    const path = resolve(onlyArgument(positionals, "which file to write"));
    const settings = databaseSettingsOf(values, process.env);
    const secret = secretBeside(settings);
    const { result: holds_secret, used } = await withDatabase(settings, async (database) => {
      if (!values["allow-empty"]) await requireContent(database, settings);
      return writeBackup(database, path, secret);
    });
    const { size: bytes } = statSync(path);
    // The server may have a MORTISE_SECRET that this command does not see.
    const note = holds_secret
      ? "It contains the server's secret: keep it as safe as a key."
      : "It does not contain the server's secret. If MORTISE_SECRET is set for the server, keep that too, in another place.";
    const text = `Wrote ${path} (${bytes} bytes) from ${usedText(used)}.\n${note}`;
    tell(values, { path, bytes, holds_secret, database: used }, text);
  },
};

/** A backup of nothing would take the place of a good one, and nobody would notice before it is needed. */
async function requireContent({ query }: Database, settings: Settings): Promise<void> {
  if ((await holdingsOf(query)).workspaces > 0) return;
  throw new SettingsError(
    `The database ${placeOf(settings)} holds nothing: no workspace, no door, no code. Check that it is the server's own; ` +
      "if it is meant to be empty, use --allow-empty.",
  );
}

/**
 * The secret from its file beside an SQLite database. On PostgreSQL the secret is in the database, and so in the backup
 * anyway.
 */
function secretBeside({ secret, databaseUrl, dataDir }: Settings): string | undefined {
  return secret === undefined && databaseUrl === undefined ? readSecretFile(dataDir) : undefined;
}
