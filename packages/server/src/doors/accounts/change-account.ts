// Changes of an account at its manufacturer, as far as a sandbox can simulate them.
import type { Context } from "../context.ts";
import { isLeaving, readLeaving } from "../../base/db/leaving.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { notFound } from "../../base/errors.ts";
import { setAccountConnected } from "./connected-account-state.ts";

/**
 * Signs an account out at its manufacturer, or in again. Any account of the workspace may be named, because only the
 * workspace's own keys may call this.
 */
export async function changeAccount(context: Context, connected_account_id: string, connected: boolean): Promise<void> {
  const { database, workspace } = context;
  await database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace.workspace_id);
    const row = await tx
      .lock(
        tx
          .selectFrom("connected_accounts")
          .selectAll()
          .where("connected_account_id", "=", connected_account_id.toLowerCase())
          .where("workspace_id", "=", workspace.workspace_id),
      )
      .executeTakeFirst();
    if (!row || isLeaving(await readLeaving(tx, workspace.workspace_id), row.connected_account_id))
      throw notFound("connected_account", { connected_account_id });
    await setAccountConnected(tx, { row, connected, at: context.now() });
  });
}
