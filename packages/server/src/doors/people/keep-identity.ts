// Creates and changes user identities.
import { randomUUID } from "node:crypto";
import type { Tx } from "../../base/db/database.ts";
import { factColumns, type IdentityFacts, noFacts, type UserIdentityRow } from "../../base/db/user-identities.ts";
import type { Context } from "../context.ts";
import { lockIdentity } from "./find-identity.ts";
import { refuseTaken, withUniqueFacts } from "./taken.ts";

/** Given facts. In a change, `undefined` keeps a value and `null` removes it. */
type Given = { [Fact in keyof IdentityFacts]?: IdentityFacts[Fact] | undefined };

export const createIdentity = (context: Context, given: Given): Promise<UserIdentityRow> =>
  withUniqueFacts(context.database, (tx) => addIdentity(context, tx, given));

/** Creates an identity within a larger transaction. Call it inside {@link withUniqueFacts}. */
export async function addIdentity(
  context: Context,
  tx: Tx,
  given: Given,
  customer_key: string | null = null,
): Promise<UserIdentityRow> {
  const { workspace_id } = context.workspace;
  const user_identity_id = randomUUID();
  const columns = factColumns(user_identity_id, withGiven(noFacts, given));
  const row = { user_identity_id, workspace_id, customer_key, created_at: context.moment(), ...columns };
  await refuseTaken(tx, { ...row, facts: columns });
  await tx.insertInto("user_identities").values(row).execute();
  await nameByKey(tx, row);
  return row;
}

export const updateIdentity = (context: Context, user_identity_id: string, given: Given): Promise<void> =>
  withUniqueFacts(context.database, async (tx) => {
    const row = await lockIdentity(tx, context, { user_identity_id });
    await saveFacts(tx, row, withGiven(row, given));
  });

/** Stores facts of a person. Throws for a key, e-mail address or phone number that another person has. */
export async function saveFacts(tx: Tx, before: UserIdentityRow, facts: IdentityFacts): Promise<void> {
  const { user_identity_id, workspace_id } = before;
  const columns = factColumns(user_identity_id, facts);
  await refuseTaken(tx, { user_identity_id, workspace_id, facts: columns, email_compared: columns.email_compared });
  await tx.updateTable("user_identities").set(columns).where("user_identity_id", "=", user_identity_id).execute();
  if (before.user_identity_key === columns.user_identity_key) return;
  // A key of a merged identity leads here even if it is no longer the identity's own.
  await tx
    .deleteFrom("user_identity_names")
    .where("user_identity_id", "=", user_identity_id)
    .where("kind", "=", "key")
    .where("is_merged", "=", 0)
    .execute();
  await nameByKey(tx, { user_identity_id, workspace_id, user_identity_key: columns.user_identity_key });
}

export const setCustomer = async (tx: Tx, user_identity_id: string, customer_key: string | null): Promise<void> =>
  void (await tx
    .updateTable("user_identities")
    .set({ customer_key })
    .where("user_identity_id", "=", user_identity_id)
    .execute());

type Keyed = Pick<UserIdentityRow, "user_identity_id" | "workspace_id" | "user_identity_key">;

async function nameByKey(tx: Tx, { user_identity_id, workspace_id, user_identity_key }: Keyed): Promise<void> {
  if (user_identity_key === null) return;
  const name = { workspace_id, kind: "key" as const, name: user_identity_key, user_identity_id };
  const isKnown = await tx
    .selectFrom("user_identity_names")
    .select("name")
    .where("user_identity_id", "=", user_identity_id)
    .where("kind", "=", "key")
    .where("name", "=", user_identity_key)
    .executeTakeFirst();
  if (!isKnown)
    await tx
      .insertInto("user_identity_names")
      .values({ ...name, is_merged: 0 })
      .execute();
}

function withGiven(known: IdentityFacts, given: Given): IdentityFacts {
  const { full_name, email_address, phone_number, user_identity_key } = known;
  return {
    full_name: given.full_name === undefined ? full_name : given.full_name,
    email_address: given.email_address === undefined ? email_address : given.email_address,
    phone_number: given.phone_number === undefined ? phone_number : given.phone_number,
    user_identity_key: given.user_identity_key === undefined ? user_identity_key : given.user_identity_key,
  };
}
