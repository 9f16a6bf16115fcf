import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores response times of receivers, and indexes failed messages of an application, which are then found among a
 * million others. Successful ones are not in the index, and cost nothing more to write.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_attempts add column duration_ms integer`.execute(db);
  await sql`create index webhook_deliveries_failed_of_application on webhook_deliveries (app_id, msg_id) where status = 2`.execute(
    db,
  );
}
