// Finds accounts on the same network of locks, because each would write its own codes to the same doors.
import { accountWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import { accountOf, lockAccountRow, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { Query, Tx } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";

const warned = "devices_connected_to_other_account";

export interface OtherAccount {
  connected_account_id: string;
  workspace_id: string;
  customer_key: string | null;
}

type Account = Pick<ConnectedAccountRow, "connected_account_id" | "network">;

/** Other accounts on the network, of the whole server. For operators only. */
export async function othersOnNetwork(
  query: Query,
  { connected_account_id, network }: Account,
): Promise<OtherAccount[]> {
  if (network === null) return [];
  return query
    .selectFrom("connected_accounts")
    .select(["connected_account_id", "workspace_id", "customer_key"])
    .where("network", "=", network)
    .where("connected_account_id", "!=", connected_account_id)
    .orderBy("created_at")
    .orderBy("connected_account_id")
    .execute();
}

/**
 * Sets or clears the account's warning. Other workspaces and customers are never mentioned, because they are other
 * tenants. Call it with the workspace's row locked.
 */
export async function noteOtherAccounts(
  tx: Tx,
  account: Account & Pick<ConnectedAccountRow, "workspace_id">,
  at: number,
): Promise<void> {
  const row = await lockAccountRow(tx, account.connected_account_id);
  if (!row) return;
  const others = (await othersOnNetwork(tx, account)).filter(
    ({ workspace_id, customer_key }) => workspace_id === row.workspace_id && customer_key === row.customer_key,
  );
  const entity = accountOf(row);
  const rest = entity.warnings.filter(({ warning_code }) => warning_code !== warned);
  const isWarned = rest.length < entity.warnings.length;
  if (isWarned === others.length > 0) return;
  entity.warnings = isWarned ? rest : [...rest, accountWarning(warned, iso(at))];
  await saveConnectedAccount(tx, entity, row.login);
}
