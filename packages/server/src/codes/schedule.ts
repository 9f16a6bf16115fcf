// When a lock's codes are looked at next. Call these with the device's row held, so that no wake-up falls between two jobs.
import type { Database, Query } from "../db/database.ts";
import { addJob, finishJob, type Job, rescheduleJob } from "../jobs.ts";

export const codesJobKind = "codes";
export const codesLane = (device_id: string): string => `codes ${device_id}`;

export interface CodesJob {
  device_id: string;
  /** Times in a row that the lock could not even be read. */
  tries?: number;
}

export interface CodesDevice {
  workspace_id: string;
  device_id: string;
}

/** `run_at`: server time. A job that waits is moved forward; behind one that runs, another is put. */
export async function wakeCodes(database: Database, tx: Query, { workspace_id, device_id }: CodesDevice, run_at: number): Promise<void> {
  const lane = codesLane(device_id);
  const waiting = await tx
    .selectFrom("jobs")
    .select(["job_id", "run_at"])
    .where("lane", "=", lane)
    .where("leased_until", "is", null)
    .executeTakeFirst();
  if (!waiting) return addJob(database, tx, { kind: codesJobKind, workspace_id, lane, payload: { device_id } satisfies CodesJob, run_at });
  if (waiting.run_at <= run_at) return;
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ run_at })
    .where("job_id", "=", waiting.job_id)
    .where("leased_until", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    return addJob(database, tx, { kind: codesJobKind, workspace_id, lane, payload: { device_id } satisfies CodesJob, run_at });
  await database.notify(tx, "jobs", "");
}

/** Ends this look at the codes; the next is at `run_at`, or when somebody wakes it. */
export async function restCodes(database: Database, tx: Query, job: Job, run_at: number | undefined, payload?: CodesJob): Promise<void> {
  const { lane } = job;
  const behind = await tx.selectFrom("jobs").select("job_id").where("lane", "=", lane).where("job_id", ">", job.job_id).executeTakeFirst();
  if (behind || run_at === undefined) return finishJob(tx, job);
  return rescheduleJob(database, tx, job, payload === undefined ? { run_at } : { run_at, payload });
}
