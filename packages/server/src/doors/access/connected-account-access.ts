// Which accounts a caller may see: those of the workspace; a client session sees only its own.
import { sql } from "kysely";
import type { Context } from "../context.ts";
import { withoutLeaving } from "../../base/db/leaving.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";

export function visibleAccounts({
  database,
  workspace,
  session_id,
}: Pick<Context, "database" | "workspace" | "session_id">) {
  const all = database.query.selectFrom("connected_accounts").where("workspace_id", "=", workspace.workspace_id);
  const isLeft = withoutLeaving(database, workspace, "connected_account_id");
  const query = isLeft ? all.where(isLeft) : all;
  return session_id === undefined
    ? query
    : query.where("connected_account_id", "in", (eb) =>
        eb
          .selectFrom("client_session_accounts")
          .select("connected_account_id")
          .where("client_session_id", "=", session_id),
      );
}

/** A condition on rows with a `connected_account_id`: the account is this customer's. An unknown customer has none. */
export const ofCustomer = (
  { workspace }: Pick<Context, "workspace">,
  customer_key: string,
) => sql<boolean>`connected_account_id in (
  select a.connected_account_id from connected_accounts as a
  where a.workspace_id = ${workspace.workspace_id} and a.customer_key = ${customer_key})`;

/** What filters match by what this server does not have: access grants. */
export const matchNothing = sql<boolean>`1 = 0`;

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
