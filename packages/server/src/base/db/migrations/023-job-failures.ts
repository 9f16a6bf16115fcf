import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * How long to wait before a retry cannot follow from claims: the job of a lock that is looked at often has many without
 * one failure.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table jobs add column failures integer not null default 0`.execute(db);
}
