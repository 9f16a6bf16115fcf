// `mortise restore`: a backup takes the place of the database.
import { resolve } from "node:path";
import { restorePostgres, restoreSqlite } from "../db/restore.ts";
import { writeSecretFile } from "../secrets/secret.ts";
import { parseArguments, type Settings, settingsOf } from "../settings.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument, tell, withDatabase } from "./command.ts";

const options = { ...databaseOptions, replace: { type: "boolean" } } as const;

export const restore: Command = {
  help: `Usage: mortise restore FILE [options]

Reads what \`mortise backup\` wrote, from either database, into the one that the options name. Stop the server first.
A backup of an older version is brought up to date on the way; one of a newer version is refused.

  --replace              even where there is data already. An embedded database is set aside, as mortise.db.replaced-…

${databaseHelp}`,
  async run(args) {
    const { values, positionals } = parseArguments(args, options, true);
    const path = resolve(onlyArgument(positionals, "which file to read"));
    const settings = settingsOf(values, process.env);
    const { workspaces, secret } = await restored(path, settings, values.replace ?? false);
    const holds_secret = secret !== undefined;
    const note =
      holds_secret || settings.secret !== undefined
        ? ""
        : "\nIt does not contain the server's secret. If MORTISE_SECRET was set when it was made, set the same before the server starts.";
    tell(values, { workspaces, holds_secret }, `Restored ${workspaces} ${workspaces === 1 ? "workspace" : "workspaces"}.${note}`);
  },
};

async function restored(path: string, settings: Settings, replace: boolean) {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) return withDatabase(settings, (database) => restorePostgres(path, database, { replace }));
  const result = await restoreSqlite(path, dataDir, { replace });
  if (result.secret !== undefined) writeSecretFile(dataDir, result.secret);
  return result;
}
