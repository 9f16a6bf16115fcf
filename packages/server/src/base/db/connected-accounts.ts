// Accounts at makers and platforms, through which devices are found.
import type { ErrorEntry, WarningEntry } from "../catalogue/issues/issues.ts";
import type { Capability } from "../catalogue/providers.ts";
import { asCompared } from "./search-text.ts";
import type { Query, Tx } from "./database.ts";
import type { ConnectedAccountRow } from "./schema.ts";

/** platform-api §3.11. */
export interface ConnectedAccountEntity {
  connected_account_id: string;
  workspace_id: string;
  /** Provider name, e.g. `august`. */
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
  /** What the person logged in with; finds the account again on reconnection. */
  login: string;
  /** @default "sandbox" */
  driver?: string;
  /** What it was connected with, where its driver has a link of its own. */
  settings?: Readonly<Record<string, unknown>>;
  sealed_secrets?: string;
  /** Whether its address is the operator's own word. @default false */
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

/** Errors of an account of whose devices none can be reached; each of its devices has the same one. */
export type CutOffCode = "account_disconnected" | "hub_network_changed" | typeof pausedLinkCode;

/** The process of its link ended again and again. */
export const pausedLinkCode = "hub_link_paused";

/** All that such an account says of that: beside its code perhaps that its hub is away. */
export const cutOffIn = (errors: readonly ErrorEntry[]): ErrorEntry[] =>
  errors.filter((error) => isCutOffError(error) || error.error_code === hubAway);

const hubAway = "bridge_disconnected";
/** Whether it is offline because its hub does not answer. */
export const isHubAway = (row: Pick<ConnectedAccountRow, "body">): boolean =>
  accountOf(row).errors.some(({ error_code }) => error_code === hubAway);

export const isCutOffError = ({ error_code }: Pick<ErrorEntry, "error_code">): boolean =>
  error_code === "account_disconnected" || error_code === "hub_network_changed" || error_code === pausedLinkCode;

/** Whether another network than the account's own answers at its address. */
export const isAtOtherNetwork = (row: Pick<ConnectedAccountRow, "body">): boolean =>
  accountOf(row).errors.some(({ error_code }) => error_code === "hub_network_changed");

const isDisconnected = ({ errors }: ConnectedAccountEntity): boolean => errors.some(isCutOffError);

export const accountOf = (row: Pick<ConnectedAccountRow, "body">): ConnectedAccountEntity =>
  JSON.parse(row.body) as ConnectedAccountEntity;

/** The account, locked until the transaction ends; undefined: it is gone. */
export const lockAccountRow = (tx: Tx, connected_account_id: string): Promise<ConnectedAccountRow | undefined> =>
  tx
    .lock(tx.selectFrom("connected_accounts").selectAll().where("connected_account_id", "=", connected_account_id))
    .executeTakeFirst();

/** Writes the entity and the columns that lists look into. `login` is what the person logged in with. */
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
