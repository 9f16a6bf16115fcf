// `mortise accounts replace`: moves an account to a new controller. Without --match it only lists.
import { loadSecret } from "../../../base/db/files/secret.ts";
import type { Database } from "../../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../../base/db/schema.ts";
import type { DeviceInfo } from "../../../driver/device-info.ts";
import type { SystemSettings } from "../../../driver/driver-factory.ts";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import { loadSystems } from "../../../hubs/driver-processes/load-systems.ts";
import { addressRuleOf, secretsOf } from "../../../hubs/links/account-for-driver.ts";
import { networkIn } from "../../../hubs/links/add-account.ts";
import { replaceNetwork } from "../../../hubs/links/replace-network.ts";
import { reachOf } from "../../../base/outgoing/dial.ts";
import { createSeal } from "../../../base/secrets/sealed-text.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { databaseOptions, labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { lookAt, networkOf, systemCalled } from "./hub-looked-at.ts";
import { matchLocks, type NewLock, type OldDoor } from "./match-locks.ts";
import { noSuchAccount } from "./no-such-account.ts";
import { typedBefore } from "./typed-fields.ts";

const options = { ...databaseOptions, match: { type: "string", multiple: true } } as const;

export async function replaceAccount(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, options, true);
  const [id, address, ...more] = positionals;
  if (id === undefined || more.length > 0)
    throw new SettingsError("Say which account, and the new address if it has changed. Try --help.");
  const settings = databaseSettingsOf(values, io.env);
  const systems = await loadSystems(settings);
  const hubs = networkOf(settings);
  const { result, used } = await withDatabase(settings, async (database) => {
    const seal = createSeal(await loadSecret(database, settings));
    const account = await accountCalled(database, id.toLowerCase());
    const system = systemCalled(systems, account.driver);
    const typed = typedBefore(system, account, secretsOf(account, seal), address);
    const rule = address === undefined ? addressRuleOf(account, hubs) : "any";
    const [what, found] = await lookAt(system, typed, reachOf(rule, hubs));
    const network = requireOther(account, found, what);
    const old = await doorsOf(database, account);
    const { match: pairs } = values;
    const isNone = pairs?.length === 1 && pairs[0] === "none";
    const matches = matchLocks(isNone ? [] : (pairs ?? []), old, found);
    if (pairs === undefined) return { account, old, found, matches, done: false };
    const moved = address === undefined ? undefined : movedTo(system, what);
    const { connected_account_id, workspace_id } = account;
    await database.transaction(async (tx) => {
      const replacement = { connected_account_id, workspace_id, network, found, matches, moved, at: Date.now() };
      if (!(await replaceNetwork(tx, replacement))) throw noSuchAccount(id);
    });
    return { account, old, found, matches, done: true };
  });
  const { account, old, found, matches, done } = result;
  const taken = new Set(matches.values());
  const facts = {
    connected_account_id: account.connected_account_id,
    replaced: done,
    matched: old.flatMap((door) =>
      matches.has(door.device_id) ? [{ ...door, new_key: matches.get(door.device_id) }] : [],
    ),
    removed: old.filter(({ device_id }) => !matches.has(device_id)),
    added: found.filter(({ key }) => !taken.has(key)).map(({ key, name }) => ({ key, name })),
    database: used,
  };
  printResult(io, values, facts, textOf(facts, usedText(used)));
  return 0;
}

async function accountCalled({ query }: Database, id: string): Promise<ConnectedAccountRow> {
  const account = await query
    .selectFrom("connected_accounts")
    .selectAll()
    .where("connected_account_id", "=", id)
    .where("settings", "is not", null)
    .executeTakeFirst();
  if (!account) throw noSuchAccount(id);
  return account;
}

function requireOther(
  { network }: ConnectedAccountRow,
  found: readonly DeviceInfo[],
  { login }: SystemSettings,
): string {
  const answers = networkIn(found);
  if (answers === null) throw new SettingsError("Locks of this system are in no network that could be replaced.");
  if (answers === network)
    throw new SettingsError(`The account's own network answers at ${login}, so there is nothing to replace.`);
  return answers;
}

async function doorsOf({ query }: Database, { connected_account_id }: ConnectedAccountRow): Promise<OldDoor[]> {
  const rows = await query
    .selectFrom("devices")
    .select(["device_id", "name", "driver_key"])
    .where("connected_account_id", "=", connected_account_id)
    .where("driver_key", "is not", null)
    .orderBy("name")
    .execute();
  return rows.map(({ device_id, name, driver_key }) => ({ device_id, name, key: driver_key ?? "" }));
}

const movedTo = ({ fields: [first] }: LockSystem, { settings, login }: SystemSettings) => ({
  settings: first === undefined ? {} : { [first.name]: settings[first.name] },
  login,
});

interface Facts {
  connected_account_id: string;
  replaced: boolean;
  matched: (OldDoor & { new_key: string | undefined })[];
  removed: OldDoor[];
  added: NewLock[];
}

function textOf({ connected_account_id, replaced, matched, removed, added }: Facts, used: string): string {
  const doors = (list: readonly OldDoor[]) => list.map(({ device_id, name, key }) => `${name}  ${device_id}  ${key}`);
  const shown = [
    ["Database", used],
    ["Account", connected_account_id],
    ...matched.map(({ name, device_id, new_key }) => ["Same lock", `${name}  ${device_id}  is ${new_key ?? ""}`]),
    ...doors(removed).map((text) => [replaced ? "Removed" : "Old door", text]),
    ...added.map(({ key, name }) => [replaced ? "Added" : "New lock", `${name}  ${key}`]),
  ] as [string, string][];
  const next = replaced
    ? `The account is in the new network. Codes of matched doors are looked for on their locks, and written again where
they are missing.`
    : `Nothing was changed. For each door that is the same lock as before, say so; it keeps its id, codes and history.
All other old doors are removed, all other new locks are added:
  mortise accounts replace ${connected_account_id} --match OLD=NEW --match OLD=NEW
  mortise accounts replace ${connected_account_id} --match none`;
  return `${labelledLines(shown)}\n\n${next}`;
}
