// `mortise doctor`: checks an installation and names remedies. Changes nothing.
import { databaseSettingsOf, parseArguments, settingsOptions } from "../settings/settings.ts";
import { type Command, databaseHelp, printResult } from "./command.ts";

const marks = { ok: "✓", warning: "!", failure: "✗", untested: "?" } as const;

export const doctor: Command = {
  summary: "check the installation and suggest what to do",
  help: `Usage: mortise doctor [options]

Looks at the settings and their names, the folder, the secret, the database and the server, and changes none of them.
✓ is well, ! wants attention, ✗ fails, ? was not tested.
Ends with 1 when something fails, with 0 when all is well or only worth a warning.

  --port PORT            where the server listens               (PORT, default 3210)
  --host HOST            under which address                    (HOST, default 127.0.0.1)
  --public-url URL       how people reach it                    (PUBLIC_URL)
  --offline              look at the database alone, such as a restored copy: ask no server and no address
${databaseHelp}`,
  async run(args, io) {
    const { values } = parseArguments(args, { ...settingsOptions, offline: { type: "boolean" } });
    const settings = databaseSettingsOf(values, io.env);
    const { examineInstallation } = await import("../doctor/examine.ts");
    const { placeOf } = await import("./with-database.ts");
    const { findings, holdings } = await examineInstallation(settings, { isOffline: values.offline === true });
    const ok = findings.every(({ state }) => state !== "failure");
    const text = findings.map(
      ({ state, what, advice }) => `  ${marks[state]} ${what}${advice === undefined ? "" : `\n    ${advice}`}`,
    );
    const database = { place: placeOf(settings), ...holdings };
    printResult(io, values, { ok, findings, database }, [`Database: ${database.place}`, ...text].join("\n"));
    return ok ? 0 : 1;
  },
};
