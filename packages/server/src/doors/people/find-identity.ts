// Finds user identities by id or key. Ids and keys of merged identities lead to the survivor.
import type { Query, Tx } from "../../base/db/database.ts";
import type { UserIdentityRow } from "../../base/db/user-identities.ts";
import { personOfSession } from "../access/person-access.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../base/errors.ts";

export type IdentityName = { user_identity_id: string } | { user_identity_key: string };

type Place = Pick<Context, "workspace" | "session">;

/** Id of the identity. Resolves to `undefined` if the workspace has none, or the session does not see it. */
export async function leadsTo(query: Query, place: Place, name: IdentityName): Promise<string | undefined> {
  const id = await leadsAnywhere(query, place, name);
  if (id === undefined || !place.session) return id;
  const isSeen = query
    .selectFrom("user_identities")
    .select("user_identity_id")
    .where("user_identity_id", "=", id)
    .where(personOfSession(place, place.session));
  return (await isSeen.executeTakeFirst())?.user_identity_id;
}

async function leadsAnywhere(query: Query, { workspace }: Place, name: IdentityName): Promise<string | undefined> {
  const { workspace_id } = workspace;
  if ("user_identity_id" in name) {
    const own = query
      .selectFrom("user_identities")
      .select("user_identity_id")
      .where("workspace_id", "=", workspace_id)
      .where("user_identity_id", "=", name.user_identity_id.toLowerCase());
    const found = await own.executeTakeFirst();
    if (found) return found.user_identity_id;
  }
  const [kind, text] =
    "user_identity_id" in name
      ? (["id", name.user_identity_id.toLowerCase()] as const)
      : (["key", name.user_identity_key] as const);
  const known = query
    .selectFrom("user_identity_names")
    .select("user_identity_id")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "=", kind)
    .where("name", "=", text);
  return (await known.executeTakeFirst())?.user_identity_id;
}

export async function requireIdentity(query: Query, place: Place, name: IdentityName): Promise<UserIdentityRow> {
  const id = await leadsTo(query, place, name);
  const row =
    id === undefined
      ? undefined
      : await query.selectFrom("user_identities").selectAll().where("user_identity_id", "=", id).executeTakeFirst();
  if (!row) throw identityNotFound(name);
  return row;
}

/** Locks an identity until the end of the transaction. */
export async function lockIdentity(tx: Tx, place: Place, name: IdentityName): Promise<UserIdentityRow> {
  for (let tries = 0; tries < 3; tries += 1) {
    const id = await leadsTo(tx, place, name);
    const row = id === undefined ? undefined : (await lockIdentities(tx, [id]))[0];
    if (row) return row;
    if (id === undefined) break;
  }
  throw identityNotFound(name);
}

/**
 * Locks identities, always in the same order, so that no deadlock can arise. Deleted ones are missing in the result.
 */
export const lockIdentities = (tx: Tx, ids: readonly string[]): Promise<UserIdentityRow[]> =>
  tx
    .lock(
      tx.selectFrom("user_identities").selectAll().where(tx.among("user_identity_id", ids)).orderBy("user_identity_id"),
    )
    .execute();

/** Error that repeats the caller's input and reveals nothing about any person. */
export const identityNotFound = (name: IdentityName) => notFound("user_identity", name);
