// Carries out `mortise backup` after its arguments were read.
import { statSync } from "node:fs";
import { writeBackup } from "../../base/db/backups/backup.ts";
import { holdingsOf } from "../../base/db/backups/holdings.ts";
import { noteBackup } from "../../base/db/backups/last-backup.ts";
import { reasonOf } from "../../base/text/reason.ts";
import type { Database } from "../../base/db/database.ts";
import { readSecretFile } from "../../base/db/files/secret.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { printResult } from "./command.ts";
import type { Io } from "./io.ts";
import { placeOf, usedText, withDatabase } from "./with-database.ts";

interface Asked {
  path: string;
  settings: Settings;
  json: boolean | undefined;
  mayBeEmpty: boolean;
}

export async function runBackup({ path, settings, json, mayBeEmpty }: Asked, io: Io): Promise<number> {
  const secret = secretBeside(settings);
  const { result: holds_secret, used } = await withDatabase(settings, async (database) => {
    if (!mayBeEmpty) await requireContent(database, settings);
    const holdsSecret = await writeBackup(database, path, secret);
    await noteBackup(database.query, Date.now()).catch((error: unknown) => io.stderr(unnoted(error)));
    return holdsSecret;
  });
  const { size: bytes } = statSync(path);
  // The server may have a MORTISE_SECRET that this command does not see.
  const note = holds_secret
    ? "It contains the server's secret: keep it as safe as a key."
    : "It does not contain the server's secret. If MORTISE_SECRET is set for the server, keep that too, in another place.";
  const text = `Wrote ${path} (${bytes} bytes) from ${usedText(used)}.\n${note}`;
  printResult(io, { json }, { path, bytes, holds_secret, database: used }, text);
  return 0;
}

/** Warning that the time was not stored, for example in a read-only database. The backup itself is fine. */
const unnoted = (error: unknown) =>
  `The time of this backup could not be noted in the database, so doctor and metrics do not know of it: ${reasonOf(error)}\n`;

/** Throws for an empty database, whose backup would silently replace a good one. */
async function requireContent({ query }: Database, settings: Settings): Promise<void> {
  if ((await holdingsOf(query)).workspaces > 0) return;
  throw new SettingsError(
    `The database ${placeOf(settings)} holds nothing: no workspace, no door, no code. Check that it is the server's own; ` +
      "if it is meant to be empty, use --allow-empty.",
  );
}

/**
 * Returns the secret from its file beside an SQLite database; `undefined` if MORTISE_SECRET is set. On PostgreSQL the
 * secret is in the database, and so in the backup.
 */
function secretBeside({ secret, databaseUrl, dataDir }: Settings): string | undefined {
  return secret === undefined && databaseUrl === undefined ? readSecretFile(dataDir) : undefined;
}
