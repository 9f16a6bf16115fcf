import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Claims cannot tell how long to wait: a lock that is looked at often has many, and none of them failed. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table jobs add column failures integer not null default 0`.execute(db);
}
