import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Counts how often a lock was out of reach since its codes were read, because they may have changed meanwhile. The
 * count rises when the lock is back.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table devices add column codes_unseen integer not null default 0`.execute(db);
}
