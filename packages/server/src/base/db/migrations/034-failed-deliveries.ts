import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Indexes failed deliveries (status 2), which operators look for. Without the indexes a million successful attempts
 * were read to find none. Successful ones are not in them, and cost nothing more to write.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index webhook_attempts_failed on webhook_attempts (endpoint_id, attempt_id) where status = 2`.execute(
    db,
  );
  await sql`create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, msg_id) where status = 2`.execute(
    db,
  );
}
