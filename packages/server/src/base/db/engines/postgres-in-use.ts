// Marks a PostgreSQL database as in use. Servers share a lock while they are connected; a restore takes it exclusively.
import { sql } from "kysely";
import type { Query } from "../database.ts";
import { DatabaseError } from "./database-error.ts";

/** Key of the lock: any number that no other program uses in the same database. */
const key = 7_034_127_761;

/** Takes the lock until the end of the connection. Waits while a restore is running. */
export const holdInUse = `select pg_advisory_lock_shared(${key})`;

/** Keeps servers from using the database until the end of the transaction. Throws if one does. */
export async function ensureUnused(tx: Query): Promise<void> {
  const { rows } = await sql<{
    is_free: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(key)}) as is_free`.execute(tx);
  if (rows[0]?.is_free === true) return;
  throw new DatabaseError(
    "database_in_use",
    "Servers are running on this database. Stop all of them, and restore then. If one died together with its machine, PostgreSQL may keep " +
      "its connection for hours; this ends it: select pg_terminate_backend(pid) from pg_stat_activity " +
      "where datname = current_database() and application_name = 'mortise listener'",
  );
}
