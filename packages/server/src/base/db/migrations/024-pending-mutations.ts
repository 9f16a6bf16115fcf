import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * What a lock may hold until it has confirmed a change, and whether it keeps hours itself: lists of codes tell of both.
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
