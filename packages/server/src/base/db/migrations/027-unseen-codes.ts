import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * How often a lock was out of reach since it was asked which codes it holds, which may be others by now. Counted when
 * it is back.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table devices add column codes_unseen integer not null default 0`.execute(db);
}
