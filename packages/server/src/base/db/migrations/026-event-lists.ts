import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Indexes events by every filter, newest first, because events may be kept for good and lists start with the newest.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`drop index events_of_device`,
    sql`create index events_of_device on events (device_id, created_at, seq)`,
    sql`create index events_of_account on events (connected_account_id, created_at, seq)`,
    sql`create index events_of_code on events (access_code_id, created_at, seq) where access_code_id is not null`,
    sql`create index events_of_webview on events (connect_webview_id, created_at, seq) where connect_webview_id is not null`,
    sql`create index events_of_type on events (workspace_id, event_type, created_at, seq)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
