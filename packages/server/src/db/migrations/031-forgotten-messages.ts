import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** What an operator does not keep for good is found by its age. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index webhook_messages_to_delete on webhook_messages (created_at) where payload is null`.execute(db);
}
