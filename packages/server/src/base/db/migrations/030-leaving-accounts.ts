import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Accounts whose doors are being deleted, a few at a time. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table workspaces add column leaving text`.execute(db);
}
