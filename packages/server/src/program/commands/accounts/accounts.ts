// `mortise accounts`: the systems of real locks that are connected to workspaces.
import { SettingsError } from "../../../base/settings-error.ts";
import { exampleOf } from "../../../driver/own-description.ts";
import { ownSystems } from "../../../hubs/driver-processes/own-systems.ts";
import { type Command, databaseHelp, labelledLines, type Run } from "../command.ts";

const verbs: Readonly<Record<string, Run>> = {
  add: async (args, io) => (await import("./accounts-add.ts")).addAccount(args, io),
  list: async (args, io) => (await import("./accounts-list.ts")).listAccounts(args, io),
  remove: async (args, io) => (await import("./accounts-remove.ts")).removeAccount(args, io),
  replace: async (args, io) => (await import("./accounts-replace.ts")).replaceAccount(args, io),
  doctor: async (args, io) => (await import("./accounts-list.ts")).listAccounts(["--look", ...args], io),
};

const systems = labelledLines(
  ownSystems.map(({ description }) => {
    const { example, others } = exampleOf(description);
    return [description.kind, [example, ...others].join("  ")] as const;
  }),
);

export const accounts: Command = {
  summary: "connect and list systems of real locks",
  help: `Usage: mortise accounts add SYSTEM [ADDRESS] [options]
       mortise accounts list [options]
       mortise accounts remove ACCOUNT [options]
       mortise accounts replace ACCOUNT [ADDRESS] [options]
       mortise accounts doctor [options]

Systems of real locks, with an address as an example and the names of their other fields:
${systems}
MORTISE_DRIVERS adds others. A running server takes up a new account within a few seconds. For wss:// and mqtts://,
MORTISE_HUB_CA names a file with certificate authorities of your own.

add
  --workspace ID         to this workspace; without it, to the only one that is no sandbox
  --user USER            lets the session of this user of your page see the doors, and prints the HTML that shows them;
                         USER is your own name for the user, long and random, and no key: it stands in that HTML
  --set NAME=VALUE       another field of the system, e.g. --set username=mortise
  --password-file FILE   the password stands in this file; or set MORTISE_HUB_PASSWORD
  --yes                  without an address: connect the hub that announces itself, if there is just one

Without an address, hubs that announce themselves on this machine's networks (multicast DNS) are listed. Anyone there may
announce one: compare name and home id before you connect it.

list                     the connected systems, and how many locks each has
doctor                   the same, after looking at each of them: which locks are there, how often each was asked where
                         its bolt is in the last hour, and which other accounts are connected to the same network.
                         Ends with 1 when one of them cannot be reached, or another network answers
replace                  the controller was replaced, so another network answers; ADDRESS if it answers elsewhere.
                         Without --match the doors and the new locks are listed, and nothing is changed
  --match OLD=NEW        the door OLD (its id or name) is the new lock NEW (its key or name), and keeps its id, codes
                         and history; as often as needed. Other old doors are removed, other new locks added
  --match none           no door is matched
remove
  ACCOUNT is its id. Its locks and their codes are forgotten here; nothing is changed on the locks.

${databaseHelp}`,
  async run([verb, ...args], io) {
    const work = verbs[verb ?? ""];
    if (!work)
      throw new SettingsError("Choose what to do with accounts: add, list, remove, replace or doctor. Try --help.");
    return work(args, io);
  },
};
