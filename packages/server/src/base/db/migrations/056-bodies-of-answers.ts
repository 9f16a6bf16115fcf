import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the first body of each idempotency key, because the same key with another body is a mistake. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("webhook_answers").addColumn("body_hash", "text").execute();
}
