import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores other possible contents of a slot until the lock has confirmed a change, and whether a lock enforces
 * schedules. Lists of codes show both.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table code_slots add column former text`,
    sql`alter table devices add column native_schedule integer not null default 0`,
    sql`update devices set native_schedule = 1
      where device_id in (select device_id from sandbox_locks where state like '%"native_schedule":true%')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
