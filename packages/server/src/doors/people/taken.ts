// Values that two people of a workspace cannot share: a key, an e-mail address, a phone number.
import type { Database, Tx } from "../../base/db/database.ts";
import type { IdentityFacts } from "../../base/db/user-identities.ts";
import { Refusal } from "../../base/errors.ts";

interface Claim {
  workspace_id: string;
  /** Identity that claims the values. */
  user_identity_id: string;
  facts: IdentityFacts;
  email_compared: string | null;
}

/** Throws for values of another identity. The error names the fields and reveals nothing about the other person. */
export async function refuseTaken(tx: Tx, claim: Claim): Promise<void> {
  if (await isKeyTaken(tx, claim))
    throw new Refusal(
      409,
      "user_identity_key_already_exists",
      "Another user identity of this workspace has this user_identity_key, or took it over in a merge. " +
        "Use another key, or update that identity.",
    );
  const fields = await takenFields(tx, claim);
  if (fields.length > 0)
    throw new Refusal(
      409,
      "user_identity_email_or_phone_conflict",
      `Another user identity of this workspace has this ${fields.join(" and this ")}. ` +
        "Use that identity, or merge the two.",
      { data: { fields } },
    );
}

async function isKeyTaken(tx: Tx, { workspace_id, user_identity_id, facts }: Claim): Promise<boolean> {
  if (facts.user_identity_key === null) return false;
  const other = await tx
    .selectFrom("user_identity_names")
    .select("name")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "=", "key")
    .where("name", "=", facts.user_identity_key)
    .where("user_identity_id", "!=", user_identity_id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Fields whose values belong to another identity. */
export async function takenFields(tx: Tx, claim: Claim): Promise<("email_address" | "phone_number")[]> {
  const isTaken = async (column: "email_compared" | "phone_number", value: string | null) =>
    value !== null &&
    (await tx
      .selectFrom("user_identities")
      .select("user_identity_id")
      .where("workspace_id", "=", claim.workspace_id)
      .where(column, "=", value)
      .where("user_identity_id", "!=", claim.user_identity_id)
      .executeTakeFirst()) !== undefined;
  return [
    ...((await isTaken("email_compared", claim.email_compared)) ? (["email_address"] as const) : []),
    ...((await isTaken("phone_number", claim.facts.phone_number)) ? (["phone_number"] as const) : []),
  ];
}

const tries = 3;

/**
 * Runs `work` in a transaction. If another transaction takes a value between check and write, `work` runs again, and
 * the check refuses.
 */
export const withUniqueFacts = <Result>(database: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  againOnConflict(database, () => database.transaction(work));

/** Runs a whole transaction, and again if it violates a unique constraint: {@link tries} times at most. */
export async function againOnConflict<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !database.isUniqueViolation(error)) throw error;
    }
  }
}
