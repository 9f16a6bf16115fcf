// Finds the next job that can run, and makes all jobs due when the clock is set back.
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { shortenLeases } from "../db/leases.ts";
import { inOrder } from "./jobs.ts";
import type { Room } from "./rooms.ts";

/**
 * Finds the due time of the next job that can run. Jobs that match none of `rooms`, such as those of other processes'
 * links, and jobs behind another one of their lane are left out: a worker that woke for them would spin.
 */
export const firstToRun = ({ query }: Database, rooms: readonly Room[]) =>
  query
    .selectFrom("jobs as job")
    .select("run_at")
    .where("leased_until", "is", null)
    .where((eb) => {
      const ahead = eb.selectFrom("jobs as ahead").select("ahead.job_id").whereRef("ahead.lane", "=", "job.lane");
      return eb.not(eb.exists(ahead.whereRef("ahead.job_id", "<", "job.job_id")));
    })
    .where((eb) =>
      eb.or(
        rooms.map(({ link, kinds }) => {
          const ofLink = link === null ? eb("link", "is", null) : eb("link", "=", link);
          if (!kinds) return ofLink;
          return eb.and([ofLink, "only" in kinds ? eb("kind", "in", kinds.only) : eb("kind", "not in", kinds.without)]);
        }),
      ),
    )
    .orderBy("run_at")
    .limit(1)
    .executeTakeFirst();

interface Moved {
  /** Time of the server's clock in epoch milliseconds. */
  to: number;
  leaseMs: number;
}

/**
 * Makes all jobs due after the clock was set back, by an hour or a year. Otherwise a job that was due soon, and all
 * behind it in its lane, would wait until the clock has caught up, and a code whose start had passed would stay on its
 * lock. A job that is too early sleeps again.
 */
export async function makeAllDue(database: Database, { to, leaseMs }: Moved): Promise<void> {
  const { query } = database;
  const jobs = query.selectFrom("jobs").select("job_id");
  const later = inOrder(query, jobs.where("run_at", ">", to));
  await query.updateTable("jobs").set({ run_at: to }).where("job_id", "in", later).execute();
  await shortenLeases(query, "jobs", leaseMs);
  await shortenLeases(query, "account_links", leaseMs);
  // Times of retries and of readings are reset in the same way.
  await sql`update access_codes set not_before = 0 where not_before > ${to}`.execute(query);
  await sql`update slot_news set not_before = 0 where not_before > ${to}`.execute(query);
  await sql`update devices set codes_look_at = 0 where codes_look_at > ${to}`.execute(query);
  // Reports under the former clock would count as newer than all reports from now on.
  await sql`update devices set reported_at = 0 where reported_at > ${to}`.execute(query);
  await sql`update devices set upkeep_rests_until = 0 where upkeep_rests_until > ${to}`.execute(query);
}
