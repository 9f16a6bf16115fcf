// Finds data that need the server's secret.
import { sql } from "kysely";
import type { PlainQuery } from "../database.ts";

/** Whether a database holds data that is lost without its secret: sessions, signing secrets, or logins of hubs. */
export async function isUnderSecret(query: PlainQuery): Promise<boolean> {
  const one = sql<number>`1`.as("one");
  const found =
    (await query.selectFrom("client_sessions").select(one).limit(1).executeTakeFirst()) ??
    (await query.selectFrom("webhook_secrets").select(one).limit(1).executeTakeFirst()) ??
    (await query
      .selectFrom("connected_accounts")
      .select(one)
      .where("sealed_secrets", "is not", null)
      .limit(1)
      .executeTakeFirst());
  return found !== undefined;
}
