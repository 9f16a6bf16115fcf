import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Finds messages without a payload by their age, for operators who do not keep them for good. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index webhook_messages_to_delete on webhook_messages (created_at) where payload is null`.execute(db);
}
