// Finds accounts whose address still holds an unsealed password, because an older version accepted it, and no start
// could move it to the sealed secrets.
import type { PlainQuery } from "../database.ts";

/** Resolves to the ids of the accounts. */
export async function accountsWithOpenPassword(query: PlainQuery): Promise<string[]> {
  const rows = await query
    .selectFrom("connected_accounts")
    .select(["connected_account_id", "settings"])
    .where("settings", "like", "%://%@%")
    .orderBy("created_at")
    .orderBy("connected_account_id")
    .execute();
  return rows.flatMap(({ connected_account_id, settings }) =>
    Object.values(JSON.parse(settings ?? "{}") as object).some(holdsPassword) ? [connected_account_id] : [],
  );
}

const holdsPassword = (value: unknown): boolean =>
  typeof value === "string" && URL.canParse(value) && new URL(value).password !== "";
