// `mortise backup`: writes everything into one file, while the server runs.
import { resolve } from "node:path";
import { databaseSettingsOf, parseArguments } from "../settings/settings.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument } from "./command.ts";

const options = { ...databaseOptions, "allow-empty": { type: "boolean" }, verify: { type: "boolean" } } as const;

export const backup: Command = {
  summary: "write everything to one file; the server may keep running",
  help: `Usage: mortise backup FILE [options]
       mortise backup --verify FILE

Writes all data as of one moment into FILE, which must not exist yet: an SQLite database, whichever database the server
runs on, so that it can be restored into either. FILE also holds the server's secret, unless MORTISE_SECRET is set:
keep it as you keep a key. Such a file is also how an installation moves from SQLite to PostgreSQL, or back.

The file ends in a checksum, which \`restore\` checks.

  --verify               only check a file: whether it is as it was written. Needs no database
  --allow-empty          also when the database holds no workspace; without it, that is an error

${databaseHelp}`,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, options, true);
    if (values.verify) {
      const { checkBackup } = await import("./backup-check.ts");
      return checkBackup(resolve(onlyArgument(positionals, "which file to check")), values.json, io);
    }
    const path = resolve(onlyArgument(positionals, "which file to write"));
    const settings = databaseSettingsOf(values, io.env);
    const { runBackup } = await import("./backup-run.ts");
    return runBackup({ path, settings, json: values.json, mayBeEmpty: values["allow-empty"] ?? false }, io);
  },
};
