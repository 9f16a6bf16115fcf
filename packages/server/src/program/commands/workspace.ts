// `mortise workspace`: shows and changes the redirect schemes that a workspace allows.
import { databaseSettingsOf, parseArguments } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { type Command, databaseHelp, databaseOptions, onlyArgument } from "./command.ts";

const options = { ...databaseOptions, "redirect-schemes": { type: "string" } } as const;

export const workspace: Command = {
  summary: "show or change what a workspace allows",
  help: `Usage: mortise workspace ID [options]

Shows what a workspace allows, or changes it.

  --redirect-schemes LIST  schemes of apps, with commas between them, to which connect pages may send people back;
                           https, http, capacitor, ionic and schemes with a dot (com.example.app) always may.
                           An empty LIST allows no more than those

${databaseHelp}`,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, options, true);
    const id = onlyArgument(positionals, "which workspace").toLowerCase();
    const wanted = values["redirect-schemes"] === undefined ? undefined : schemesIn(values["redirect-schemes"]);
    const settings = databaseSettingsOf(values, io.env);
    const { runWorkspace } = await import("./workspace-run.ts");
    return runWorkspace({ id, wanted, settings, json: values.json }, io);
  },
};

/**
 * Schemes that the list may not name. Browsers run or show their content, or they start a part of the system; http and
 * https are always allowed.
 */
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
