// `mortise backup`: everything in one file, while the server runs.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { writeBackup } from "../db/backup.ts";
import { readSecretFile } from "../secrets/secret.ts";
import { parseArguments, type Settings, settingsOf } from "../settings.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument, tell, withDatabase } from "./command.ts";

export const backup: Command = {
  help: `Usage: mortise backup FILE [options]

Writes all data as of one moment into FILE, which must not exist yet: an SQLite database, whichever database the server
runs on, so that it can be restored into either. FILE also holds the server's secret, unless MORTISE_SECRET is set:
keep it as you keep a key.

${databaseHelp}`,
  async run(args) {
    const { values, positionals } = parseArguments(args, databaseOptions, true);
    const path = resolve(onlyArgument(positionals, "which file to write"));
    const settings = settingsOf(values, process.env);
    const secret = secretBeside(settings);
    const holds_secret = await withDatabase(settings, (database) => writeBackup(database, path, secret));
    const { size: bytes } = statSync(path);
    // The server may have a MORTISE_SECRET that this command does not see.
    const note = holds_secret
      ? "It contains the server's secret: keep it as safe as a key."
      : "It does not contain the server's secret. If MORTISE_SECRET is set for the server, keep that too, in another place.";
    tell(values, { path, bytes, holds_secret }, `Wrote ${path} (${bytes} bytes).\n${note}`);
  },
};

/** The secret from its file beside an SQLite database. On PostgreSQL the secret is in the database, and so in the backup anyway. */
function secretBeside({ secret, databaseUrl, dataDir }: Settings): string | undefined {
  return secret === undefined && databaseUrl === undefined ? readSecretFile(dataDir) : undefined;
}
