import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Whether a publishable key may sign in, and how the hosted connect pages look. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table workspaces add column publishable_key_auth integer not null default 1`.execute(db);
  await sql`alter table workspaces add column webview_customization text`.execute(db);
}
