// Carries out `mortise workspace` after its arguments were read.
import { redirectSchemesOf, setRedirectSchemes } from "../../base/db/redirect-schemes.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { labelledLines, printResult } from "./command.ts";
import type { Io } from "./io.ts";
import { usedText, withDatabase } from "./with-database.ts";

interface Asked {
  id: string;
  /** New allowed schemes; `undefined` to only show the present ones. */
  wanted: readonly string[] | undefined;
  settings: Settings;
  json: boolean | undefined;
}

export async function runWorkspace({ id, wanted, settings, json }: Asked, io: Io): Promise<number> {
  const { result, used } = await withDatabase(settings, (database) =>
    database.transaction(async (tx) => {
      const row = await tx.selectFrom("workspaces").select("name").where("workspace_id", "=", id).executeTakeFirst();
      if (!row)
        throw new SettingsError(`There is no workspace ${id}; \`mortise workspaces list\` shows those that there are.`);
      if (wanted) await setRedirectSchemes(tx, id, wanted);
      return { name: row.name, redirect_schemes: await redirectSchemesOf(tx, id) };
    }),
  );
  const shown = labelledLines([
    ["Database", usedText(used)],
    ["Workspace", `${result.name} (${id})`],
    ["Redirect schemes", result.redirect_schemes.join(", ") || "none of its own"],
  ]);
  printResult(io, { json }, { workspace_id: id, ...result, database: used }, shown);
  return 0;
}
