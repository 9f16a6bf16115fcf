// `mortise workspaces`: lists the workspaces of a database.
import { SettingsError } from "../../../base/settings-error.ts";
import { type Command, databaseHelp, type Run } from "../command.ts";

const verbs: Readonly<Record<string, Run>> = {
  list: async (args, io) => (await import("./workspaces-list.ts")).listWorkspaces(args, io),
};

export const workspaces: Command = {
  summary: "list workspaces",
  help: `Usage: mortise workspaces list [options]

Lists every workspace of the database, oldest first: its id, its name, whether its locks are real or simulated
(sandbox), and how many devices and working keys it has. Keys include webhook tokens.

${databaseHelp}`,
  async run([verb, ...args], io) {
    const work = Object.hasOwn(verbs, verb ?? "") ? verbs[verb ?? ""] : undefined;
    if (!work) throw new SettingsError("Choose what to do with workspaces: list. Try --help.");
    return work(args, io);
  },
};
