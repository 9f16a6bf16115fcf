// What a client session is asked to be: a customer's, a person's, one that only reads.
import type { Query } from "../../base/db/database.ts";
import type { ClientSessionRow } from "../../base/db/schema.ts";
import { badRequest, forbidden } from "../../base/errors.ts";
import type { Context } from "../context.ts";
import { requireIdentity } from "./find-identity.ts";

/** Columns of a session; those that the caller left out stay as they are. */
export type SessionScope = Partial<Pick<ClientSessionRow, "customer_key" | "user_identity_id" | "is_read_only">>;

interface Asked {
  customer_key?: string | undefined;
  user_identity_id?: string | undefined;
  read_only?: boolean | undefined;
}

/** 404 unless the person is of this workspace. */
export async function scopeAsked(context: Context, asked: Asked): Promise<SessionScope> {
  const { customer_key, user_identity_id: id, read_only } = asked;
  const person = id === undefined ? undefined : await requirePerson(context, id);
  return {
    ...(customer_key !== undefined && { customer_key }),
    ...(person !== undefined && { user_identity_id: person }),
    ...(read_only !== undefined && { is_read_only: read_only ? 1 : 0 }),
  };
}

const requirePerson = async (context: Context, user_identity_id: string): Promise<string> =>
  (await requireIdentity(context.database.query, context, { user_identity_id })).user_identity_id;

export async function widenScope(
  query: Query,
  { client_session_id }: Pick<ClientSessionRow, "client_session_id">,
  scope: SessionScope,
): Promise<void> {
  if (Object.keys(scope).length === 0) return;
  await query.updateTable("client_sessions").set(scope).where("client_session_id", "=", client_session_id).execute();
}

/**
 * A page holds its token for long: it must not come to see another customer's doors. And whoever reads a page's
 * publishable key must not get the token of a session that may make grants.
 */
export function refuseOtherCustomer(
  { asker }: Context,
  known: Pick<ClientSessionRow, "customer_key">,
  scope: SessionScope,
): void {
  if (known.customer_key === null) return;
  if (asker.kind === "publishable_key")
    throw forbidden(
      "publishable_keys_must_create_empty_client_sessions",
      "This user's session is a customer's. Only an API key gets its token; have your server hand it to the page.",
    );
  if (scope.customer_key !== undefined && scope.customer_key !== known.customer_key)
    throw badRequest(
      "client_session_token_already_exists",
      "This user already has a session of another customer. Delete that one, or name another user.",
    );
}
