import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * How a bolt stood before its lock went out of reach: only so is it known, when it is back, whether somebody moved it.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table devices add column last_locked integer`,
    sql`update devices set last_locked = 1 where body like '%"locked":true%'`,
    sql`update devices set last_locked = 0 where body like '%"locked":false%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
