import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the look of the portal for each access to it, and the pages that may frame it. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_tokens add column portal_look text`.execute(db);
}
