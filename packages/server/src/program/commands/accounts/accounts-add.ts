// `mortise accounts add`: probes a hub and adds its locks to a workspace.
import { iso } from "../../../base/clock.ts";
import type { Tx } from "../../../base/db/database.ts";
import { loadSecret } from "../../../base/db/files/secret.ts";
import type { WorkspaceRow } from "../../../base/db/schema.ts";
import type { DeviceInfo } from "../../../driver/device-info.ts";
import type { SystemSettings } from "../../../driver/driver-factory.ts";
import { exampleOf } from "../../../driver/own-description.ts";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import { ownSystems } from "../../../hubs/driver-processes/own-systems.ts";
import { loadSystems } from "../../../hubs/driver-processes/load-systems.ts";
import { appendEvents } from "../../../doors/events/events.ts";
import { accountsAt, addLinkedAccount, networkIn } from "../../../hubs/links/add-account.ts";
import { othersOnNetwork } from "../../../hubs/links/same-network.ts";
import { createSeal } from "../../../base/secrets/sealed-text.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { databaseOptions, labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { workspaceFor } from "../workspace-for.ts";
import { findAddress } from "./find-address.ts";
import { lookAt, operatorsReach, systemCalled } from "./hub-looked-at.ts";
import { alsoConnected, sameNetworkText } from "./same-network-text.ts";
import { addressOf, fieldsOf, passwordOf } from "./typed-fields.ts";
import { endpointOf, grantToUser, widgetSnippet } from "./widget-snippet.ts";

const options = {
  ...databaseOptions,
  workspace: { type: "string" },
  user: { type: "string" },
  set: { type: "string", multiple: true },
  "password-file": { type: "string" },
  yes: { type: "boolean" },
} as const;

export async function addAccount(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, options, true);
  const [name, given, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new SettingsError(`Say which system, and its address: ${exampleCommand()}`);
  const { user } = values;
  requireNoKey(user);
  const settings = databaseSettingsOf(values, io.env);
  const system = systemCalled(await loadSystems(settings), name);
  const address = given ?? (await findAddress(system, settings, values, io));
  if (address === undefined) return 1;
  const typed = {
    ...fieldsOf(system, values.set ?? []),
    ...passwordOf(system, values["password-file"], io.env),
    ...addressOf(system, address),
  };
  const [what, found] = await lookAt(system, typed, operatorsReach(settings));
  const { result, used } = await withDatabase(settings, async (database) => {
    const secret = await loadSecret(database, settings);
    return database.transaction(async (tx) => {
      const workspace = await workspaceFor(tx, values.workspace);
      const connected_account_id = await add(tx, secret, { workspace, system, what, found });
      const at = Date.now();
      const { workspace_id } = workspace;
      if (user !== undefined)
        await grantToUser(tx, secret, { workspace_id, connected_account_id, user_identifier_key: user, at });
      const others = await othersOnNetwork(tx, { connected_account_id, network: networkIn(found) });
      return { connected_account_id, workspace, others };
    });
  });
  const { connected_account_id, workspace, others } = result;
  const { workspace_id, publishable_key } = workspace;
  const locks = found.map(({ name: lock }) => lock);
  const inSetup = found.flatMap(({ name: lock, isInterviewed }) => (isInterviewed === false ? [lock] : []));
  const widget =
    user === undefined || publishable_key === null || workspace.publishable_key_auth === 0
      ? null
      : widgetSnippet({ endpoint: endpointOf(settings), publishable_key, user_identifier_key: user });
  const shown = labelledLines([
    ["Database", usedText(used)],
    ["Workspace", `${workspace.name} (${workspace_id})`],
    ["Account", connected_account_id],
    [system.displayName, what.login],
    ["Locks", locks.join(", ")],
    ...(inSetup.length > 0
      ? ([["Still being interviewed", `${inSetup.join(", ")} (codes once that is done)`]] as const)
      : []),
    ["Warning", sameNetworkText(others, workspace_id)],
  ]);
  const facts = {
    connected_account_id,
    workspace_id,
    locks,
    also_connected: alsoConnected(others, workspace_id),
    widget,
    database: used,
  };
  printResult(io, values, facts, `${shown}\n\n${widgetText(widget, { user, workspace_id, connected_account_id })}`);
  return 0;
}

/** Throws for an empty name, and for a key or token, which would be published in the page's HTML. */
function requireNoKey(user: string | undefined): void {
  const name = user?.trim().toLowerCase();
  if (name === "") throw new SettingsError("--user takes your own name for the user of your page.");
  if (name?.startsWith("seam_") === true)
    throw new SettingsError(
      "--user was given a key or token (it begins with seam_), which would stand in the page's HTML, where everybody reads it. " +
        "Give your own name for the user, long and random. Nothing was connected.",
    );
}

function exampleCommand(): string {
  const [first] = ownSystems;
  return first ? `mortise accounts add ${first.description.kind} ${exampleOf(first.description).example}` : "--help";
}

interface Added {
  workspace: WorkspaceRow;
  system: LockSystem;
  what: SystemSettings;
  found: readonly DeviceInfo[];
}

async function add(tx: Tx, secret: Uint8Array, { workspace, ...looked }: Added): Promise<string> {
  const { workspace_id } = workspace;
  const at = Date.now();
  const added = { ...looked, workspace_id, picked: null, isByOperator: true, at };
  const { connected_account_id, isNew, events } = await addLinkedAccount(tx, createSeal(secret), added);
  const sameAddress = await accountsAt(tx, added);
  const former = sameAddress.find((each) => each.connected_account_id !== connected_account_id);
  if (isNew && former)
    throw new SettingsError(
      `Another network answers at ${looked.what.login} than when account ${former.connected_account_id} was added. ` +
        "Nothing was added. If the controller was replaced, run: " +
        `mortise accounts replace ${former.connected_account_id}`,
    );
  const event_type = `connected_account.${isNew ? "created" : "connected"}`;
  await appendEvents(tx, workspace_id, [{ event_type, occurred_at: iso(at), connected_account_id }, ...events]);
  return connected_account_id;
}

interface Shown {
  user: string | undefined;
  workspace_id: string;
  connected_account_id: string;
}

function widgetText(widget: string | null, { user, workspace_id, connected_account_id }: Shown): string {
  if (user === undefined)
    return `For widgets in a page, run the same again with --user USER, where USER is how your page names its user,
long and random: the session of that user then sees these doors, and the HTML is printed.`;
  if (widget === null)
    return `The user ${user} sees these doors, but no publishable key opens a page for this workspace: it has none, or
sign-in with it is switched off. For one, run the next line, then the same again; otherwise give pages session tokens.
  mortise keys create --kind publishable_key --workspace ${workspace_id}`;
  return `Paste this into a page. It shows the doors of account ${connected_account_id},
and others that this user was granted.
The key and the user stand in the page's source: whoever reads them can unlock these doors. Keep the page to yourself,
or give each user a session token from your server instead (see "signing people in").

${widget}`;
}
