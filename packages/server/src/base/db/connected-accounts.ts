// Accounts at manufacturers and platforms, through which devices are found.
import type { ErrorEntry, WarningEntry } from "../catalogue/issues/issues.ts";
import type { Capability } from "../catalogue/providers.ts";
import { asCompared } from "./search-text.ts";
import type { Query, Tx } from "./database.ts";
import type { ConnectedAccountRow } from "./schema.ts";

/** platform-api §3.11. */
export interface ConnectedAccountEntity {
  connected_account_id: string;
  workspace_id: string;
  /** Name of the provider, e.g. `august`. */
  account_type: string;
  account_type_display_name: string;
  user_identifier: { email?: string; phone?: string; username?: string; api_url?: string; exclusive?: boolean };
  display_name?: string;
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  accepted_capabilities?: readonly Capability[];
  customer_key?: string;
  [more: string]: unknown;
}

export interface NewConnectedAccount {
  account: ConnectedAccountEntity;
  /** Login of the person, by which a reconnection finds the account. */
  login: string;
  /** @default "sandbox" */
  driver?: string;
  /** Settings of the link, for drivers with a link per account. */
  settings?: Readonly<Record<string, unknown>>;
  sealed_secrets?: string;
  /** Whether the operator typed the address. @default false */
  isByOperator?: boolean;
  network?: string | null;
}

export async function insertConnectedAccounts(query: Query, accounts: readonly NewConnectedAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await query.insertInto("connected_accounts").values(accounts.map(accountRow)).execute();
}

const searchText = (account: ConnectedAccountEntity, login: string): string =>
  asCompared(
    [
      account.connected_account_id,
      account.display_name,
      account.account_type_display_name,
      login,
      ...Object.values(account.custom_metadata),
    ]
      .filter((text) => text !== undefined && text !== null)
      .join("\n"),
  );

function accountRow({
  account,
  login,
  driver = "sandbox",
  settings,
  sealed_secrets = "",
  isByOperator = false,
  network = null,
}: NewConnectedAccount): ConnectedAccountRow {
  const { connected_account_id, workspace_id, account_type, created_at } = account;
  const is_connected = isDisconnected(account) ? 0 : 1;
  return {
    connected_account_id,
    workspace_id,
    account_type,
    login,
    customer_key: account.customer_key ?? null,
    driver,
    settings: settings ? JSON.stringify(settings) : null,
    sealed_secrets: sealed_secrets === "" ? null : sealed_secrets,
    sealed_keep: null,
    added_by_operator: isByOperator ? 1 : 0,
    network,
    is_connected,
    created_at,
    body: JSON.stringify({ accepted_capabilities: [], ...account }),
    search: searchText(account, login),
  };
}

/** Errors of an account whose devices cannot be reached. Each of its devices has the same one. */
export type CutOffCode = "account_disconnected" | "hub_network_changed" | typeof pausedLinkCode;

/** Error of an account whose driver process crashed again and again. */
export const pausedLinkCode = "hub_link_paused";

/** Selects the errors that say why the devices cannot be reached, including that the hub is offline. */
export const cutOffIn = (errors: readonly ErrorEntry[]): ErrorEntry[] =>
  errors.filter((error) => isCutOffError(error) || error.error_code === hubAway);

const hubAway = "bridge_disconnected";
/** Whether the account is offline because its hub does not answer. */
export const isHubAway = (row: Pick<ConnectedAccountRow, "body">): boolean =>
  accountOf(row).errors.some(({ error_code }) => error_code === hubAway);

export const isCutOffError = ({ error_code }: Pick<ErrorEntry, "error_code">): boolean =>
  error_code === "account_disconnected" || error_code === "hub_network_changed" || error_code === pausedLinkCode;

/** Whether a network other than the account's own answers at its address. */
export const isAtOtherNetwork = (row: Pick<ConnectedAccountRow, "body">): boolean =>
  accountOf(row).errors.some(({ error_code }) => error_code === "hub_network_changed");

const isDisconnected = ({ errors }: ConnectedAccountEntity): boolean => errors.some(isCutOffError);

export const accountOf = (row: Pick<ConnectedAccountRow, "body">): ConnectedAccountEntity =>
  JSON.parse(row.body) as ConnectedAccountEntity;

/** Locks an account until the end of the transaction. Resolves to `undefined` if it is gone. */
export const lockAccountRow = (tx: Tx, connected_account_id: string): Promise<ConnectedAccountRow | undefined> =>
  tx
    .lock(tx.selectFrom("connected_accounts").selectAll().where("connected_account_id", "=", connected_account_id))
    .executeTakeFirst();

/** Writes the entity and the columns that lists use. @param login - Login of the person. */
export async function saveConnectedAccount(tx: Tx, account: ConnectedAccountEntity, login: string): Promise<void> {
  await tx
    .updateTable("connected_accounts")
    .set({
      body: JSON.stringify(account),
      is_connected: isDisconnected(account) ? 0 : 1,
      customer_key: account.customer_key ?? null,
      search: searchText(account, login),
    })
    .where("connected_account_id", "=", account.connected_account_id)
    .execute();
}
