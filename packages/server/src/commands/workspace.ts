// `mortise workspace`: what a workspace allows.
import { redirectSchemesOf, setRedirectSchemes } from "../db/redirect-schemes.ts";
import { databaseSettingsOf, parseArguments, SettingsError } from "../settings.ts";
import {
  type Command,
  databaseHelp,
  databaseOptions,
  lines,
  onlyArgument,
  tell,
  usedText,
  withDatabase,
} from "./command.ts";

const options = { ...databaseOptions, "redirect-schemes": { type: "string" } } as const;

export const workspace: Command = {
  help: `Usage: mortise workspace ID [options]

Shows what a workspace allows, or changes it.

  --redirect-schemes LIST  schemes of apps, with commas between them, to which connect pages may send people back;
                           https, http, capacitor, ionic and schemes with a dot (com.example.app) always may.
                           An empty LIST allows no more than those

${databaseHelp}`,
  async run(args) {
    const { values, positionals } = parseArguments(args, options, true);
    const id = onlyArgument(positionals, "which workspace").toLowerCase();
    const wanted = values["redirect-schemes"] === undefined ? undefined : schemesIn(values["redirect-schemes"]);
    const { result, used } = await withDatabase(databaseSettingsOf(values, process.env), (database) =>
      database.transaction(async (tx) => {
        const row = await tx.selectFrom("workspaces").select("name").where("workspace_id", "=", id).executeTakeFirst();
        if (!row)
          throw new SettingsError(`There is no workspace ${id}; \`mortise keys list\` shows those that have keys.`);
        if (wanted) await setRedirectSchemes(tx, id, wanted);
        return { name: row.name, redirect_schemes: await redirectSchemesOf(tx, id) };
      }),
    );
    const shown = lines([
      ["Database", usedText(used)],
      ["Workspace", `${result.name} (${id})`],
      ["Redirect schemes", result.redirect_schemes.join(", ") || "none of its own"],
    ]);
    tell(values, { workspace_id: id, ...result, database: used }, shown);
  },
};

/** Whose content browsers run or show themselves, or which start any part of a system: no app's, whoever asks. */
const never =
  /^(?:https?|javascript|vbscript|data|blob|filesystem|about|view-source|file|ftp|wss?|intent|jar|feed|chrome.*|ms-.*|search-ms|mk|res)$/;

function schemesIn(list: string): string[] {
  const schemes = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((each) => each !== "");
  const wrong = schemes.find((scheme) => !/^[a-z][a-z\d+.-]*$/.test(scheme) || never.test(scheme));
  if (wrong !== undefined)
    throw new SettingsError(`"${wrong}" is no scheme of an app; write it like myapp, without :// after it.`);
  return [...new Set(schemes)];
}
