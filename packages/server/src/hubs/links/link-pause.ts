// Pauses of a link. The account's error is the only record of one.
import type { ErrorEntry } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import { accountOf, lockAccountRow, pausedLinkCode, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { Database } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

/** Length of a pause. */
const pauseMs = 3_600_000;

/** Largest difference between the clocks of machines that share a database. */
const clocksDifferMs = 60_000;

/** Whether the link is paused. Connecting the account again ends a pause, and so does a clock that was set back. */
export function isLinkPaused(row: Pick<ConnectedAccountRow, "body">, now: number): boolean {
  if (!row.body.includes(pausedLinkCode)) return false;
  const paused = accountOf(row).errors.find(isPause);
  if (!paused) return false;
  const begun = Date.parse(paused.created_at);
  return begun - clocksDifferMs <= now && now < begun + pauseMs;
}

const isPause = ({ error_code }: ErrorEntry): boolean => error_code === pausedLinkCode;

export const pauseLink = (
  database: Database,
  { workspace_id, connected_account_id }: Pick<LinkedAccount, "workspace_id" | "connected_account_id">,
  at: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const row = await lockAccountRow(tx, connected_account_id);
    if (!row) return;
    const account = accountOf(row);
    const isKnown = account.errors.some(isPause);
    if (!isKnown) return setAccountConnected(tx, { row, connected: false, at, why: pausedLinkCode });
    // The last pause is over and the link was not up since, so this pause starts anew.
    const errors = account.errors.map((error) => (isPause(error) ? { ...error, created_at: iso(at) } : error));
    await saveConnectedAccount(tx, { ...account, errors }, row.login);
  });
