// Makes the entities of user identities, many at a time.
import type { Query } from "../../base/db/database.ts";
import type { IdentityFacts, UserIdentityRow } from "../../base/db/user-identities.ts";

/** Display name of a person without any data. */
const nobody = "Unnamed";

export const displayNameOf = ({ full_name, email_address, phone_number, user_identity_key }: IdentityFacts): string =>
  full_name ?? email_address ?? phone_number ?? user_identity_key ?? nobody;

export async function identitiesAsSent(query: Query, rows: readonly UserIdentityRow[]) {
  const ids = rows.map(({ user_identity_id }) => user_identity_id);
  const names = await query
    .selectFrom("user_identity_names")
    .select(["user_identity_id", "kind", "name"])
    .where(query.among("user_identity_id", ids))
    .where("is_merged", "=", 1)
    .orderBy("name")
    .execute();
  const namesOf = Map.groupBy(names, ({ user_identity_id }) => user_identity_id);
  return rows.map((row) => {
    const merged = Map.groupBy(namesOf.get(row.user_identity_id) ?? [], ({ kind }) => kind);
    const { email_compared: _email, search: _search, customer_key: _customer, ...sent } = row;
    return {
      ...sent,
      display_name: displayNameOf(row),
      acs_user_ids: [],
      errors: [],
      warnings: [],
      merged_user_identity_ids: (merged.get("id") ?? []).map(({ name }) => name),
      merged_user_identity_keys: (merged.get("key") ?? []).map(({ name }) => name),
    };
  });
}
