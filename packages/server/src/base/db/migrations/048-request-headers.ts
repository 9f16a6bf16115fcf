import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** The headers that an attempt was sent with, for whoever looks for why a receiver refuses them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table webhook_attempts add column request_headers text`.execute(db);
}
