// A link that is left alone: its account says so as an error, which is all that is kept of it.
import { accountOf, lockAccountRow, pausedLinkCode } from "../db/connected-accounts.ts";
import type { Database } from "../db/database.ts";
import type { ConnectedAccountRow } from "../db/schema.ts";
import { holdWorkspace } from "../db/workspaces.ts";
import { setAccountConnected } from "../devices/connected-account-state.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

/** After this the link is tried once more. */
const pauseMs = 3_600_000;

/** Connecting the account again ends a pause. */
export function isLinkPaused(row: Pick<ConnectedAccountRow, "body">, now: number): boolean {
  if (!row.body.includes(pausedLinkCode)) return false;
  const paused = accountOf(row).errors.find(({ error_code }) => error_code === pausedLinkCode);
  return paused !== undefined && now < Date.parse(paused.created_at) + pauseMs;
}

export const pauseLink = (
  database: Database,
  { workspace_id, connected_account_id }: Pick<LinkedAccount, "workspace_id" | "connected_account_id">,
  at: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await holdWorkspace(database, tx, workspace_id);
    const row = await lockAccountRow(database, tx, connected_account_id);
    if (row) await setAccountConnected(database, tx, { row, connected: false, at, why: pausedLinkCode });
  });
