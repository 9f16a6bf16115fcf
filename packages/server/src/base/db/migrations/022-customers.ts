import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores the customer of an account. Its devices, codes and events are found through the account, so that a change of
 * customer changes one row.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table connected_accounts add column customer_key text`,
    sql`alter table connect_webviews add column customer_key text`,
    sql`create index connected_accounts_of_customer on connected_accounts (workspace_id, customer_key, created_at, connected_account_id)`,
    sql`create index connect_webviews_of_customer on connect_webviews (workspace_id, customer_key, created_at, connect_webview_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
