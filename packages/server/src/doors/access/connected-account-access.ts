// Connected accounts that a caller may see: those of the workspace. A client session sees only its own and its
// customer's.
import { sql } from "kysely";
import type { Context } from "../context.ts";
import { withoutLeaving } from "../../base/db/leaving.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";
import { accountsOfSession } from "./session-sight.ts";

export function visibleAccounts({ database, workspace, session }: Pick<Context, "database" | "workspace" | "session">) {
  const all = database.query.selectFrom("connected_accounts").where("workspace_id", "=", workspace.workspace_id);
  const isLeft = withoutLeaving(database, workspace, "connected_account_id");
  const query = isLeft ? all.where(isLeft) : all;
  return session
    ? query.where(sql<boolean>`connected_account_id in (${accountsOfSession({ workspace }, session)})`)
    : query;
}

interface AccountRef {
  connected_account_id?: string | undefined;
  email?: string | undefined;
}

export async function requireAccount(
  context: Context,
  { connected_account_id, email }: AccountRef,
): Promise<ConnectedAccountRow> {
  let query = visibleAccounts(context).selectAll();
  if (connected_account_id !== undefined)
    query = query.where("connected_account_id", "=", connected_account_id.toLowerCase());
  if (email !== undefined) query = query.where("login", "=", email.toLowerCase());
  const row = await query.orderBy("created_at").limit(1).executeTakeFirst();
  if (!row)
    throw notFound("connected_account", connected_account_id === undefined ? undefined : { connected_account_id });
  return row;
}
