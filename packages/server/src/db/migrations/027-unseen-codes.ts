import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** A lock that was out of reach may hold other codes than it did. Of those that are now, nobody has looked at any since. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table devices add column codes_unseen integer not null default 0`.execute(db);
}
