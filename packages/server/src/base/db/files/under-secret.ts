// Finds data that need the server's secret.
import { sql } from "kysely";
import type { PlainQuery } from "../database.ts";

/**
 * Whether a database holds data that is lost without its secret: sessions, or sealed signing secrets.
 */
export async function isUnderSecret(query: PlainQuery): Promise<boolean> {
  const first = (table: "client_sessions" | "webhook_secrets") =>
    query.selectFrom(table).select(sql<number>`1`.as("one")).limit(1).executeTakeFirst();
  return ((await first("client_sessions")) ?? (await first("webhook_secrets"))) !== undefined;
}
