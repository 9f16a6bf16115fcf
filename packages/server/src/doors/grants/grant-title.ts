// Makes the title of a grant: its name, else the name of its person.
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";

export const untitled = "Guest";

export async function titleOfGrant(
  query: Query,
  { name, user_identity_id }: Pick<AccessGrantRow, "name" | "user_identity_id">,
): Promise<string> {
  if (name !== null && name !== "") return name;
  const person = await query
    .selectFrom("user_identities")
    .select("full_name")
    .where("user_identity_id", "=", user_identity_id)
    .executeTakeFirst();
  return person?.full_name ?? untitled;
}
