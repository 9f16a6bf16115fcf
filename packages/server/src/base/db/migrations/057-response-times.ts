import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * How long receivers took to answer; and an index of what failed, by which an application's failed messages are found
 * among a million others. What succeeds is not in it, and costs nothing more to write.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_attempts add column duration_ms integer`.execute(db);
  await sql`create index webhook_deliveries_failed_of_application on webhook_deliveries (app_id, msg_id) where status = 2`.execute(
    db,
  );
}
