// `mortise keys`: manages the keys of workspaces.
import { SettingsError } from "../../../base/settings-error.ts";
import { type Command, databaseHelp, type Run } from "../command.ts";

const verbs: Readonly<Record<string, Run>> = {
  create: async (args, io) => (await import("./keys-create.ts")).createKeys(args, io),
  list: async (args, io) => (await import("./keys-list.ts")).listAllKeys(args, io),
  revoke: async (args, io) => (await import("./keys-revoke.ts")).revokeOneKey(args, io),
};

export const keys: Command = {
  summary: "create, list and revoke keys",
  help: `Usage: mortise keys create (--workspace ID | --new-workspace NAME) [options]
       mortise keys list [--workspace ID] [options]
       mortise keys revoke KEY [options]

A key is shown once, when it is made: the database holds only its hash.
The locks of a sandbox are simulated; real locks are connected to other workspaces (\`mortise accounts\`).

create
  --workspace ID         for this workspace
  --new-workspace NAME   for a workspace that is made with it
  --sandbox              the new workspace is a sandbox, which tests may fill, disturb and empty
  --kind KIND            api_key (default), publishable_key, access_token, sandbox_key or webhook_token
  --name TEXT            what the key is for; for people

A webhook_token opens the webhook-management API (/api/v1) of the workspace, and with it the portal.
Webhook tokens are told by their ids: nothing else of them is kept. Those of portals and integrations are listed and revoked too.
An access_token opens every workspace of the same owner; it is sent with the header Seam-Workspace.
A new publishable_key is the one the workspace tells of from then on; the old one works until it is revoked.

revoke
  KEY is the key's id, how it begins (not for webhook tokens), or the key itself. It stops working at once.
  Sessions, webhooks and webhook tokens that were made with it are listed: they live on.
  --end-made             end them too; also for a key that was revoked before

${databaseHelp}`,
  async run([verb, ...args], io) {
    const work = verbs[verb ?? ""];
    if (!work) throw new SettingsError("Choose what to do with keys: create, list or revoke. Try --help.");
    return work(args, io);
  },
};
