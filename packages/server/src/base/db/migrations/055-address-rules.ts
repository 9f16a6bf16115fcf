import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores who typed an account's address. Older accounts from a connect webview, as the webview or its event shows, may
 * use only allowed addresses. A running visit with a password in its address starts again.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table connected_accounts add column added_by_operator integer not null default 0`,
    sql`update connected_accounts set added_by_operator = 1 where settings is not null
      and connected_account_id not in
        (select connected_account_id from connect_webviews where connected_account_id is not null)
      and connected_account_id not in
        (select connected_account_id from events where connected_account_id is not null and connect_webview_id is not null)`,
    sql`update connect_webviews set flow = null where status = 'pending' and flow like '%://%@%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
