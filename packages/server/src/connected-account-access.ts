// Which accounts a caller may see: the workspace's, and of those only its own when a client session asks.
import type { Context } from "./context.ts";
import type { ConnectedAccountRow } from "./db/schema.ts";
import { notFound } from "./errors.ts";

export function visibleAccounts({ database, workspace, session_id }: Pick<Context, "database" | "workspace" | "session_id">) {
  const query = database.query.selectFrom("connected_accounts").where("workspace_id", "=", workspace.workspace_id);
  return session_id === undefined
    ? query
    : query.where("connected_account_id", "in", (eb) =>
        eb.selectFrom("client_session_accounts").select("connected_account_id").where("client_session_id", "=", session_id),
      );
}

export interface AccountRef {
  connected_account_id?: string | undefined;
  email?: string | undefined;
}

export async function requireAccount(context: Context, { connected_account_id, email }: AccountRef): Promise<ConnectedAccountRow> {
  let query = visibleAccounts(context).selectAll();
  if (connected_account_id !== undefined) query = query.where("connected_account_id", "=", connected_account_id.toLowerCase());
  if (email !== undefined) query = query.where("login", "=", email.toLowerCase());
  const row = await query.orderBy("created_at").limit(1).executeTakeFirst();
  if (!row) throw notFound("connected_account", connected_account_id === undefined ? undefined : { connected_account_id });
  return row;
}
