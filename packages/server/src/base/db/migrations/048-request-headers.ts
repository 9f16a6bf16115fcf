import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the headers of each attempt, to find out why a receiver refuses them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_attempts add column request_headers text`.execute(db);
}
