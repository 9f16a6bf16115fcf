// Merges identities. The survivor keeps its id, and all names of the others lead to it.
import type { Tx } from "../../base/db/database.ts";
import type { IdentityFacts, UserIdentityRow } from "../../base/db/user-identities.ts";
import { badRequest } from "../../base/errors.ts";
import type { Context } from "../context.ts";
import { moveBelongings } from "./belongings.ts";
import { type IdentityName, identityNotFound, leadsTo, lockIdentities } from "./find-identity.ts";
import { moveGrants } from "./grants-of-person.ts";
import { saveFacts } from "./keep-identity.ts";
import { removeIdentities } from "./remove-identities.ts";
import { withUniqueFacts } from "./taken.ts";

/** Merges identities. Throws if a name is unknown, or if the survivor would be merged into itself. */
export const mergeIdentities = (
  context: Context,
  survivor: IdentityName,
  merged: readonly IdentityName[],
): Promise<void> =>
  withUniqueFacts(context.database, async (tx) => {
    const [into, ...others] = await lockNamed(tx, context, [survivor, ...merged]);
    if (into === undefined) throw identityNotFound(survivor);
    if (merged.some((name) => isOwnName(into, name))) throw mergedIntoItself();
    // A name that leads to the survivor belongs to an identity that was merged before.
    const rest = [...new Map(others.map((row) => [row.user_identity_id, row])).values()];
    await becomeOne(
      tx,
      into,
      rest.filter(({ user_identity_id }) => user_identity_id !== into.user_identity_id),
    );
  });

/** Merges identities. Every merge goes through this function, which moves all things of a person. */
async function becomeOne(tx: Tx, survivor: UserIdentityRow, others: readonly UserIdentityRow[]): Promise<void> {
  if (others.length === 0) return;
  const { user_identity_id, workspace_id } = survivor;
  const ids = others.map((other) => other.user_identity_id);
  await tx
    .updateTable("user_identity_names")
    .set({ user_identity_id, is_merged: 1 })
    .where(tx.among("user_identity_id", ids))
    .execute();
  await tx
    .insertInto("user_identity_names")
    .values(ids.map((name) => ({ workspace_id, kind: "id" as const, name, user_identity_id, is_merged: 1 as const })))
    .execute();
  await moveGrants(tx, ids, user_identity_id);
  await moveBelongings(tx, ids, user_identity_id);
  // The others are deleted first, so that the survivor may have their values.
  await removeIdentities(tx, ids);
  await saveFacts(tx, survivor, together([survivor, ...others]));
  const customer_key = [survivor, ...others].find((person) => person.customer_key !== null)?.customer_key ?? null;
  await tx
    .updateTable("user_identities")
    .set({ customer_key })
    .where("user_identity_id", "=", user_identity_id)
    .execute();
}

/** Combines facts: each one is taken from the first person who has it. */
const together = (people: readonly IdentityFacts[]): IdentityFacts => {
  const first = (fact: keyof IdentityFacts) => people.find((person) => person[fact] !== null)?.[fact] ?? null;
  return {
    full_name: first("full_name"),
    email_address: first("email_address"),
    phone_number: first("phone_number"),
    user_identity_key: first("user_identity_key"),
  };
};

const tries = 3;

/**
 * Locks the identities that the names lead to, and returns them in the order of the names. If another merge deletes one
 * before it is locked, the names are looked up again.
 */
async function lockNamed(tx: Tx, context: Context, names: readonly IdentityName[]): Promise<UserIdentityRow[]> {
  for (let left = tries - 1; ; left -= 1) {
    const ids: string[] = [];
    for (const name of names) {
      const id = await leadsTo(tx, context, name);
      if (id === undefined) throw identityNotFound(name);
      ids.push(id);
    }
    const rows = await lockIdentities(tx, [...new Set(ids)]);
    const byId = new Map(rows.map((row) => [row.user_identity_id, row]));
    const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
    if (found.length === names.length) return found;
    const gone = names[ids.findIndex((id) => !byId.has(id))];
    if (left === 0 && gone !== undefined) throw identityNotFound(gone);
  }
}

const isOwnName = ({ user_identity_id, user_identity_key }: UserIdentityRow, name: IdentityName): boolean =>
  "user_identity_id" in name
    ? name.user_identity_id.toLowerCase() === user_identity_id
    : name.user_identity_key === user_identity_key;

const mergedIntoItself = () =>
  badRequest(
    "invalid_input",
    "The identity that stays is among those to be merged into it. Name it once, and only others beside it.",
  );
