// Work that looks after one thing for ever: one job in a lane of its own, woken when something changed.
// Call these with the thing's row held, so that no wake-up falls between two jobs.
import type { Database, Query } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import { addJob, finishJob, type NewJob, rescheduleJob } from "./jobs.ts";

/** Due since ever. */
const atOnce = 0;
/** What a few of very many things are done at a time by: behind what those make due it would take as long as all of that. */
export const beforeAll = -1;

/** `run_at`: server time; at once unless told. A job that waits is moved forward; behind one that runs, another is put. */
export async function wakeLane(database: Database, tx: Query, job: Omit<NewJob, "run_at">, run_at = atOnce): Promise<void> {
  const waiting = await tx
    .selectFrom("jobs")
    .select(["job_id", "run_at"])
    .where("lane", "=", job.lane)
    .where("leased_until", "is", null)
    .orderBy("job_id")
    .executeTakeFirst();
  if (!waiting) return addJob(database, tx, { ...job, run_at });
  if (waiting.run_at <= run_at) return;
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ run_at })
    .where("job_id", "=", waiting.job_id)
    .where("leased_until", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return addJob(database, tx, { ...job, run_at });
  await database.notify(tx, "jobs", "");
}

/** Ends this look; the next is at `run_at` (undefined: never), or when somebody wakes it. */
export async function restLane(database: Database, tx: Query, job: Job, run_at: number | undefined, payload?: unknown): Promise<void> {
  const { lane, job_id } = job;
  const behind = await tx.selectFrom("jobs").select("job_id").where("lane", "=", lane).where("job_id", ">", job_id).executeTakeFirst();
  if (behind || run_at === undefined) return finishJob(tx, job);
  return rescheduleJob(database, tx, job, { run_at, payload });
}
