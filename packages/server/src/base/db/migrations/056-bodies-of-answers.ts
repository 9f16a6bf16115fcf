import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Notes which body an idempotency key was first sent with: the same key with another one is a mistake. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("webhook_answers").addColumn("body_hash", "text").execute();
}
