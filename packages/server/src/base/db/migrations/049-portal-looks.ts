import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** How the portal looks to whoever was given this access to it, and which pages may frame it. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_tokens add column portal_look text`.execute(db);
}
