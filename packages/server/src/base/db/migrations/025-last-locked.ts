import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores the position of a bolt before its lock went out of reach, to detect a movement when the lock is back.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table devices add column last_locked integer`,
    sql`update devices set last_locked = 1 where body like '%"locked":true%'`,
    sql`update devices set last_locked = 0 where body like '%"locked":false%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
