// When the next job can run, and what becomes of those that wait when the clock is set back.
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** A job behind another of its lane is not due, however long it has been: who waits for it would look all the time. */
export const firstToRun = ({ query }: Database) =>
  query
    .selectFrom("jobs as job")
    .select("run_at")
    .where("leased_until", "is", null)
    .where((eb) => {
      const ahead = eb.selectFrom("jobs as ahead").select("ahead.job_id").whereRef("ahead.lane", "=", "job.lane");
      return eb.not(eb.exists(ahead.whereRef("ahead.job_id", "<", "job.job_id")));
    })
    .orderBy("run_at")
    .limit(1)
    .executeTakeFirst();

interface Moved {
  /** Where the server's clock stands, in epoch milliseconds. */
  to: number;
  leaseMs: number;
}

/**
 * The clock was set back: what was due soon would wait until it has caught up, an hour perhaps, or a year, and whatever else its door
 * is told behind it; a code that was taken to have begun would stay on its lock. Everything is looked at now; a job that is too early
 * for its work goes to sleep again.
 */
export async function lookSoon({ query, realNow }: Database, { to, leaseMs }: Moved): Promise<void> {
  await query.updateTable("jobs").set({ run_at: to }).where("run_at", ">", to).execute();
  // What a dead process held would be nobody else's until then; who lives renews what it has.
  const leaseEnd = sql<number>`${realNow()} + cast(${leaseMs} as bigint)`;
  await query.updateTable("jobs").set({ leased_until: leaseEnd }).where("leased_until", ">", leaseEnd).execute();
  // Of codes, and of looks at them, too: by how much too late the next try would come, nobody can tell any more.
  await sql`update access_codes set not_before = 0 where not_before > ${to}`.execute(query);
  await sql`update devices set codes_look_at = 0 where codes_look_at > ${to}`.execute(query);
}
