// People that a client session sees: its own person, those of its customer, and those with the customer's grants.
import { type RawBuilder, sql } from "kysely";
import type { Context, Session } from "../context.ts";

export function personOfSession(
  { workspace }: Pick<Context, "workspace">,
  { customer_key, user_identity_id }: Session,
): RawBuilder<boolean> {
  const isOwn = sql<boolean>`user_identities.user_identity_id = ${user_identity_id}`;
  if (customer_key === null) return isOwn;
  return sql<boolean>`(${isOwn} or user_identities.customer_key = ${customer_key}
    or user_identities.user_identity_id in (select g.user_identity_id from access_grants as g
      where g.workspace_id = ${workspace.workspace_id} and g.customer_key = ${customer_key}))`;
}
