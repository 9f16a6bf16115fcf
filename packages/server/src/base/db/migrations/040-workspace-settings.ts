import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores whether a publishable key may sign in, and the look of the hosted connect pages. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table workspaces add column publishable_key_auth integer not null default 1`.execute(db);
  await sql`alter table workspaces add column webview_customization text`.execute(db);
}
