// `mortise restore`: a backup takes the place of the database.
import { resolve } from "node:path";
import { counted, holdingsText } from "../db/backups/holdings.ts";
import { type Restored, restorePostgres, restoreSqlite } from "../db/backups/restore.ts";
import { openDatabase } from "../http/serve.ts";
import { writeSecretFile } from "../db/files/secret.ts";
import { databaseSettingsOf, parseArguments, type Settings } from "../settings.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument, placeOf, tell } from "./command.ts";

const options = { ...databaseOptions, replace: { type: "boolean" } } as const;

export const restore: Command = {
  help: `Usage: mortise restore FILE [options]

Reads what \`mortise backup\` wrote, from either database, into the one that the options name. Stop the server first.
To move from SQLite to PostgreSQL: mortise backup FILE, then mortise restore FILE --database-url postgres://… (and back
with --data-dir FOLDER).
A backup of an older version is brought up to date on the way; one of a newer version is refused.
Keys that were revoked after the backup was made work again: those that the replaced database knew of are listed.

  --replace              even where there is data already. An embedded database is set aside, as mortise.db.replaced-…

${databaseHelp}`,
  async run(args) {
    const { values, positionals } = parseArguments(args, options, true);
    const path = resolve(onlyArgument(positionals, "which file to read"));
    const settings = databaseSettingsOf(values, process.env);
    const { secret, revoked, ...holdings } = await restored(path, settings, values.replace ?? false);
    const holds_secret = secret !== undefined;
    const note =
      holds_secret || settings.secret !== undefined
        ? ""
        : "\nIt does not contain the server's secret. If MORTISE_SECRET was set when it was made, set the same before the server starts.";
    const database = { place: placeOf(settings), ...holdings };
    tell(
      values,
      { workspaces: holdings.workspaces, holds_secret, revoked_since: revoked ?? null, database },
      `Restored ${holdingsText(holdings)} into ${database.place}.${note}\n${revokedText(revoked)}`,
    );
  },
};

function revokedText(revoked: Restored["revoked"]): string {
  if (!revoked)
    return "Whether keys were revoked since the backup was made is not known, because no database was replaced that could tell. Look through `mortise keys list`.";
  const { keys, sessions } = revoked;
  const lines = keys.map(({ key_id, kind, begins }) => `  ${kind} ${begins}_…: mortise keys revoke ${key_id}`);
  const ended =
    sessions === 0
      ? []
      : [
          `${counted(sessions, "session")} that had been ended since work again. Changing the server's secret ends every session at once.`,
        ];
  if (keys.length === 0 && sessions === 0) return "No key that works again had been revoked since the backup was made.";
  return [
    ...(keys.length === 0 ? [] : ["Revoked since the backup was made, and working again:", ...lines]),
    ...ended,
  ].join("\n");
}

async function restored(path: string, settings: Settings, replace: boolean): Promise<Restored> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) {
    const result = await restoreSqlite(path, dataDir, { replace });
    if (result.secret !== undefined) writeSecretFile(dataDir, result.secret);
    return result;
  }
  // A restore fills an empty database as well, and so makes what is missing.
  const database = await openDatabase(settings, { exclusive: false });
  try {
    return await restorePostgres(path, database, { replace });
  } finally {
    await database.close();
  }
}
