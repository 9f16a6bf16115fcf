import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Operators look for what failed (status 2). Without these, a million attempts that succeeded were read to find none.
 * What succeeds is not in them, and costs nothing more to write.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index webhook_attempts_failed on webhook_attempts (endpoint_id, attempt_id) where status = 2`.execute(
    db,
  );
  await sql`create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, msg_id) where status = 2`.execute(
    db,
  );
}
