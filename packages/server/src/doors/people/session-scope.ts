// Reads the requested scope of a client session: a customer, a person, read-only.
import type { Query } from "../../base/db/database.ts";
import type { ClientSessionRow } from "../../base/db/schema.ts";
import { badRequest, forbidden } from "../../base/errors.ts";
import type { Context } from "../context.ts";
import { requireIdentity } from "./find-identity.ts";

/** Columns of a session. Fields that the caller left out stay unchanged. */
export type SessionScope = Partial<Pick<ClientSessionRow, "customer_key" | "user_identity_id" | "is_read_only">>;

interface Asked {
  customer_key?: string | undefined;
  user_identity_id?: string | undefined;
  read_only?: boolean | undefined;
}

/** Reads the scope. Throws 404 unless the person is of this workspace. */
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
 * Refuses another customer for an existing session, because a page may hold its token for long. Also refuses
 * publishable keys, which anybody can read in a page, for a customer's session, because it may make grants.
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
