import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Counts failures of jobs. The number of claims cannot determine the pause before a retry, because a job that runs
 * often has many without a failure.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table jobs add column failures integer not null default 0`.execute(db);
}
