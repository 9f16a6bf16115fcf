// Finds data that need the server's secret.
import { sql } from "kysely";
import type { PlainQuery } from "../database.ts";

/**
 * Whether a database of any layout since 010 holds sessions or sealed signing secrets, which are lost without its
 * secret.
 */
export async function isUnderSecret(query: PlainQuery): Promise<boolean> {
  const first = (table: "client_sessions" | "webhook_secrets") =>
    query.selectFrom(table).select(sql<number>`1`.as("one")).limit(1).executeTakeFirst();
  return ((await first("client_sessions")) ?? (await first("webhook_secrets"))) !== undefined;
}

/** Sealed logins of the connected accounts, as stored. Layouts before 045 have none. */
export async function sealedLogins(query: PlainQuery): Promise<string[]> {
  const rows = await query
    .selectFrom("connected_accounts")
    .select("sealed_secrets")
    .where("sealed_secrets", "is not", null)
    .execute();
  return rows.flatMap(({ sealed_secrets }) => sealed_secrets ?? []);
}
