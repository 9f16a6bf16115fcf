import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Indexes messages without a payload by age, for operators who delete old ones. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index webhook_messages_to_delete on webhook_messages (created_at) where payload is null`.execute(db);
}
