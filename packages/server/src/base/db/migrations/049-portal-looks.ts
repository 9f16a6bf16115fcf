import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the look of the portal, and the pages that may frame it, for each link to the portal. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_tokens add column portal_look text`.execute(db);
}
