import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Counts failed readings of a lock since it was out of reach, and stores the time of the next one. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table devices add column codes_looks integer not null default 0`.execute(db);
  await sql`alter table devices add column codes_look_at bigint not null default 0`.execute(db);
}
