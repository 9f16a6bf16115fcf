// A link that is left alone: its account says so as an error, which is all that is kept of it.
import type { ErrorEntry } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import { accountOf, lockAccountRow, pausedLinkCode, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { Database } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

/** After this the link is tried once more. */
const pauseMs = 3_600_000;

/** The clocks of machines that share a database differ by less than this. */
const clocksDifferMs = 60_000;

/** Connecting the account again ends a pause, and so does a clock that is set back: it would last longer than meant. */
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
    // The pause before is over, and the link was never up since: this one has an hour of its own.
    const errors = account.errors.map((error) => (isPause(error) ? { ...error, created_at: iso(at) } : error));
    await saveConnectedAccount(tx, { ...account, errors }, row.login);
  });
