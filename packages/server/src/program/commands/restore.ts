// `mortise restore`: replaces the database by a backup.
import { resolve } from "node:path";
import { databaseSettingsOf, parseArguments } from "../settings/settings.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument } from "./command.ts";

const options = { ...databaseOptions, replace: { type: "boolean" } } as const;

export const restore: Command = {
  summary: "replace the database with a backup",
  help: `Usage: mortise restore FILE [options]

Reads what \`mortise backup\` wrote, from either database, into the one that the options name. Stop the server first.
To move from SQLite to PostgreSQL: mortise backup FILE, then mortise restore FILE --database-url postgres://… (and back
with --data-dir FOLDER).
A file that is not as it was written is refused, by its checksum.
A backup of an older version is brought up to date on the way; one of a newer version is refused.
Keys that were revoked after the backup was made work again: those that the replaced database knew of are listed.

  --replace              even where there is data already. An embedded database is set aside, as mortise.db.replaced-…

${databaseHelp}`,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, options, true);
    const path = resolve(onlyArgument(positionals, "which file to read"));
    const settings = databaseSettingsOf(values, io.env);
    const { runRestore } = await import("./restore-run.ts");
    return runRestore({ path, settings, json: values.json, replace: values.replace ?? false }, io);
  },
};
