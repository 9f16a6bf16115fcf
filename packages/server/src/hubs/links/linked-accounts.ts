// The accounts that have a link, and the data from which a link is started.
import type { Database } from "../../base/db/database.ts";
import { isLeaving } from "../../base/db/leaving.ts";
import type { LinkedAccount } from "./account-for-driver.ts";
import { isLinkPaused } from "./link-pause.ts";
import type { ServerTime } from "../../base/clock.ts";

export type AccountToLink = LinkedAccount & { isPaused: boolean };

export async function readLinkedAccounts({ query }: Database, now: ServerTime): Promise<AccountToLink[]> {
  const rows = await query
    .selectFrom("connected_accounts as account")
    .innerJoin("workspaces as workspace", "workspace.workspace_id", "account.workspace_id")
    .select([
      "account.connected_account_id",
      "account.workspace_id",
      "account.driver",
      "account.settings",
      "account.sealed_secrets",
      "account.body",
      "account.added_by_operator",
    ])
    .select("workspace.leaving")
    .where("account.settings", "is not", null)
    .execute();
  return rows
    .filter((row) => !isLeaving(row, row.connected_account_id))
    .map((row) => Object.assign(row, { isPaused: isLinkPaused(row, now) }));
}

/** Whether a link must be restarted: its account was connected again, or its pause started or ended. */
export const isOutdated = (begunWith: AccountToLink, account: AccountToLink): boolean =>
  begunWith.settings !== account.settings ||
  begunWith.sealed_secrets !== account.sealed_secrets ||
  begunWith.added_by_operator !== account.added_by_operator ||
  begunWith.isPaused !== account.isPaused;
