import { sql } from "kysely";
import type { Query } from "../../src/base/db/database.ts";

/** Counts the statements that wait for a lock in this database. Other test files have others in the same cluster. */
export async function lockWaits(query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(query);
  return rows[0]?.count ?? 0;
}
