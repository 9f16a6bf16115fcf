import type { sandbox } from "@mortise/contract";
import { setAccountConnected } from "../devices/connected-account-state.ts";
import { isLeaving } from "../db/leaving.ts";
import type { Handlers } from "../context.ts";
import { notFound } from "../errors.ts";

export const accounts = {
  async update(context, { connected_account_id, connected }) {
    const { database, workspace } = context;
    await database.transaction(async (tx) => {
      const row = await database
        .forUpdate(
          tx
            .selectFrom("connected_accounts")
            .selectAll()
            .where("connected_account_id", "=", connected_account_id.toLowerCase())
            .where("workspace_id", "=", workspace.workspace_id),
        )
        .executeTakeFirst();
      if (!row || isLeaving(workspace, row.connected_account_id)) throw notFound("connected_account", { connected_account_id });
      await setAccountConnected(database, tx, { row, connected, at: context.now() });
    });
    return {};
  },
} satisfies Handlers<typeof sandbox.accounts>;
