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

/** Due since ever. */
const atOnce = 0;

/** `run_at`: server time; at once unless told. A job that waits is moved forward; behind one that runs, another is put. */
export async function wakeCodes(database: Database, tx: Query, { workspace_id, device_id }: CodesDevice, run_at = atOnce): Promise<void> {
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

/** The locks can be reached again: what waited for its next try is tried now. */
export async function retryCodes(database: Database, tx: Query, device_ids: readonly string[]): Promise<void> {
  const waiting = await tx
    .selectFrom("access_codes")
    .select(["device_id", "workspace_id"])
    .distinct()
    .where(database.among("device_id", device_ids))
    .where("status", "in", ["setting", "removing", "unset"])
    .where("is_managed", "=", 1)
    .orderBy("device_id")
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ device_id }) => device_id);
  await tx.updateTable("access_codes").set({ not_before: 0 }).where(database.among("device_id", ids)).where("not_before", ">", 0).execute();
  for (const device of waiting) await wakeCodes(database, tx, device);
}

/** After codes were written in bulk: the loop looks at each lock when the hours of one of its codes begin or end. */
export async function scheduleHours(
  database: Database,
  tx: Query,
  { workspace_id, now }: { workspace_id: string; now: number },
): Promise<void> {
  const bound = await tx
    .selectFrom("access_codes")
    .select(["device_id", "starts_at", "ends_at"])
    .where("workspace_id", "=", workspace_id)
    .where("is_managed", "=", 1)
    .where("ends_at", "is not", null)
    .execute();
  for (const device_id of new Set(bound.map((code) => code.device_id))) {
    const times = bound.filter((code) => code.device_id === device_id).flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
    const next = times.map((time) => Date.parse(time ?? "")).filter((time) => time > now);
    if (next.length > 0) await wakeCodes(database, tx, { workspace_id, device_id }, Math.min(...next));
  }
}
