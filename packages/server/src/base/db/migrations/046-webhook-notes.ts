import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Adds fields that clients of the webhook service store on applications, endpoints and event types, and the time after
 * which an idempotent answer is deleted.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_applications add column metadata text`.execute(db);
  await sql`alter table webhook_endpoints add column metadata text`.execute(db);
  await sql`alter table webhook_event_types add column group_name text`.execute(db);
  await sql`alter table webhook_answers add column forget_at bigint`.execute(db);
}
