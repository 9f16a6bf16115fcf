// Adds a system of locks to a workspace: its account, settings, and the picked devices. Connecting it again finds its
// account, which keeps its ids and codes. Another network at the same address is another account.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { iso, type ServerTime } from "../../base/clock.ts";
import {
  type ConnectedAccountEntity,
  accountOf,
  insertConnectedAccounts,
  saveConnectedAccount,
} from "../../base/db/connected-accounts.ts";
import type { Tx } from "../../base/db/database.ts";
import { readLeaving, withoutLeaving } from "../../base/db/leaving.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import type { SystemSettings } from "../../driver/driver-factory.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import type { NewEvent } from "../../doors/events/events.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { sealSecrets } from "./account-for-driver.ts";
import { insertLinkedDevices } from "./inventory.ts";
import { noteOtherAccounts } from "./same-network.ts";

interface NewLinkedAccount {
  workspace_id: string;
  system: Pick<LockSystem, "kind" | "displayName">;
  what: SystemSettings;
  found: readonly DeviceInfo[];
  /** Keys of the picked devices; `null` for all. */
  picked: readonly string[] | null;
  /**
   * Whether the operator typed the address. The last person who typed it counts: the probe and all later links follow
   * the rule for that person.
   */
  isByOperator: boolean;
  /** Fields of the entity that come from a connect webview. */
  said?: Partial<ConnectedAccountEntity>;
  at: ServerTime;
}

interface AddedAccount {
  connected_account_id: string;
  isNew: boolean;
  events: NewEvent[];
}

export async function addLinkedAccount(tx: Tx, seal: Seal, added: NewLinkedAccount): Promise<AddedAccount> {
  await holdWorkspace(tx, added.workspace_id);
  const known = await knownAccount(tx, added);
  const result = known ? await connectAgain(tx, seal, known, added) : await connectFirst(tx, seal, added);
  const { workspace_id, at } = added;
  const { connected_account_id } = result;
  const network = networkIn(added.found) ?? known?.network ?? null;
  await noteOtherAccounts(tx, { connected_account_id, workspace_id, network }, at);
  await tx.notify("links", "");
  return result;
}

type Address = Pick<NewLinkedAccount, "workspace_id" | "system" | "what">;

/** Network of the probed devices; `null` if their system has none, or if no device was found. */
export const networkIn = (found: readonly DeviceInfo[]): string | null => found[0]?.network ?? null;

/** Locks and returns the accounts of a workspace at an address, oldest first, without those being deleted. */
export async function accountsAt(tx: Tx, { workspace_id, system, what }: Address): Promise<ConnectedAccountRow[]> {
  const isLeft = withoutLeaving(tx, await readLeaving(tx, workspace_id), "connected_account_id") ?? sql<boolean>`1 = 1`;
  const rows = tx
    .selectFrom("connected_accounts")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .where(isLeft)
    .where("account_type", "=", system.kind)
    .where("login", "=", what.login)
    .orderBy("created_at");
  return tx.lock(rows).execute();
}

/**
 * Finds the account of the same network; if the network is unknown, the oldest account at the address. An account
 * without a stored network is taken if one of its devices was found, or if it has no devices.
 */
async function knownAccount(tx: Tx, added: NewLinkedAccount): Promise<ConnectedAccountRow | undefined> {
  const all = await accountsAt(tx, added);
  const network = networkIn(added.found);
  if (network === null) return all[0];
  const own = all.find((row) => row.network === network);
  if (own) return own;
  for (const row of all) if (row.network === null && (await isAmong(tx, row, added.found))) return row;
  return undefined;
}

async function isAmong(tx: Tx, { connected_account_id }: ConnectedAccountRow, found: readonly DeviceInfo[]) {
  const doors = await tx
    .selectFrom("devices")
    .select("driver_key")
    .where("connected_account_id", "=", connected_account_id)
    .execute();
  return doors.length === 0 || doors.some(({ driver_key }) => found.some(({ key }) => key === driver_key));
}

const leftOut = ({ found, picked }: NewLinkedAccount): string[] =>
  picked === null ? [] : found.map(({ key }) => key).filter((key) => !picked.includes(key));

const stored = (added: NewLinkedAccount, seal: Seal) => ({
  settings: { ...added.what.settings, left_out: leftOut(added) },
  sealed_secrets: sealSecrets(added.what.secrets, seal),
});

async function connectFirst(tx: Tx, seal: Seal, added: NewLinkedAccount): Promise<AddedAccount> {
  const { workspace_id, system, what, found, picked, isByOperator, said = {}, at } = added;
  const connected_account_id = randomUUID();
  const account: ConnectedAccountEntity = {
    connected_account_id,
    workspace_id,
    account_type: system.kind,
    account_type_display_name: system.displayName,
    user_identifier: { api_url: what.login },
    display_name: what.login,
    created_at: iso(at),
    errors: [],
    warnings: [],
    custom_metadata: {},
    automatically_manage_new_devices: true,
    ...said,
  };
  const network = networkIn(found);
  await insertConnectedAccounts(tx, [
    { account, login: what.login, driver: system.kind, network, isByOperator, ...stored(added, seal) },
  ]);
  const row = await tx
    .selectFrom("connected_accounts")
    .selectAll()
    .where("connected_account_id", "=", connected_account_id)
    .executeTakeFirstOrThrow();
  const devices = found.filter(({ key }) => picked === null || picked.includes(key));
  const events = await insertLinkedDevices(tx, row, devices, at);
  const synced = { event_type: "connected_account.completed_first_sync", occurred_at: iso(at), connected_account_id };
  return { connected_account_id, isNew: true, events: [...events, synced] };
}

/** Connects an account again. Its devices keep their ids and codes; new and newly picked devices are added. */
async function connectAgain(
  tx: Tx,
  seal: Seal,
  known: ConnectedAccountRow,
  added: NewLinkedAccount,
): Promise<AddedAccount> {
  const { connected_account_id } = known;
  const { settings, sealed_secrets } = stored(added, seal);
  await tx
    .updateTable("connected_accounts")
    .set({
      settings: JSON.stringify(settings),
      sealed_secrets,
      added_by_operator: added.isByOperator ? 1 : 0,
      network: networkIn(added.found) ?? known.network,
    })
    .where("connected_account_id", "=", connected_account_id)
    .execute();
  await setAccountConnected(tx, { row: known, connected: true, at: added.at });
  const { body } = await tx
    .selectFrom("connected_accounts")
    .select("body")
    .where("connected_account_id", "=", connected_account_id)
    .executeTakeFirstOrThrow();
  await saveConnectedAccount(tx, { ...accountOf({ body }), ...added.said }, known.login);
  const rows = await tx
    .selectFrom("devices")
    .select("driver_key")
    .where("connected_account_id", "=", connected_account_id)
    .execute();
  const there = new Set(rows.map(({ driver_key }) => driver_key));
  const joining = added.found.filter(
    ({ key }) => !there.has(key) && (added.picked === null || added.picked.includes(key)),
  );
  const events = await insertLinkedDevices(tx, { ...known, body }, joining, added.at);
  return { connected_account_id, isNew: false, events };
}
