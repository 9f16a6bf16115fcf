// `mortise spaces`: manages named sets of doors, which access grants open as one.
import { SettingsError } from "../../../base/settings-error.ts";
import { type Command, databaseHelp, type Run } from "../command.ts";

const verbs: Readonly<Record<string, Run>> = {
  list: async (args, io) => (await import("./spaces-list.ts")).listSpaces(args, io),
  get: async (args, io) => (await import("./spaces-get.ts")).getSpace(args, io),
  create: async (args, io) => (await import("./spaces-create.ts")).createOneSpace(args, io),
  "add-devices": async (args, io) => (await import("./spaces-devices.ts")).addDevices(args, io),
  "remove-devices": async (args, io) => (await import("./spaces-devices.ts")).removeDevices(args, io),
  delete: async (args, io) => (await import("./spaces-delete.ts")).deleteOneSpace(args, io),
};

export const spaces: Command = {
  summary: "create, list, change and delete spaces: named sets of doors",
  help: `Usage: mortise spaces list [options]
       mortise spaces get SPACE [options]
       mortise spaces create NAME [DEVICE...] [options]
       mortise spaces add-devices SPACE DEVICE... [options]
       mortise spaces remove-devices SPACE DEVICE... [options]
       mortise spaces delete SPACE [options]

A space is a named set of devices, often one unit or room. Access grants on a space open all of its doors: their PINs go
to a door that is added, and leave one that is removed. A running server follows within a few seconds.

SPACE is a space's id, its key or its name. DEVICE is a device's id, its key in its system (the one that
\`mortise accounts replace\` lists) or its name. A key or name that several have is refused, and their ids are listed.

  --workspace ID         in this workspace; without it, in the only one that is no sandbox

create
  --key KEY              your own name for the space, unique in the workspace
  --customer KEY         your own name for the customer whose space it is

delete
  The devices stay. Grants on the space lose its doors.

${databaseHelp}`,
  async run([verb, ...args], io) {
    const work = Object.hasOwn(verbs, verb ?? "") ? verbs[verb ?? ""] : undefined;
    if (!work) throw new SettingsError(`Choose what to do with spaces: ${Object.keys(verbs).join(", ")}. Try --help.`);
    return work(args, io);
  },
};
