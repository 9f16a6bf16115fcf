// Lanes of recurring jobs: each thing has one job in a lane of its own, which is woken when something changes.
// The thing's row must be locked, so that no wake-up is lost between two jobs.
import type { Tx } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import type { DeviceRow } from "../db/schema.ts";
import { addJob, finishJob, type NewJob, rescheduleJob } from "./jobs.ts";
import type { Locked } from "../db/devices.ts";
import type { ServerTime } from "../clock.ts";

/** Due at once: before any time that a clock can show. */
const atOnce = 0;
/**
 * Due before all others. For a job that does long work in slices: each slice makes other jobs due at once, and behind
 * those it would take as long as all of them together.
 */
export const firstOfAll = -1;

/**
 * Makes the lane's job run by `run_at`. A job that waits for later is moved forward. A running one may already have
 * missed the change, so another is queued behind it. A waiting job cannot be claimed before the end of this
 * transaction, because its worker would look too early and miss the change.
 */
export async function wakeLane(tx: Tx, job: Omit<NewJob, "run_at">, run_at: ServerTime = atOnce): Promise<void> {
  const first = tx
    .selectFrom("jobs")
    .select(["job_id", "run_at"])
    .where("lane", "=", job.lane)
    .where("leased_until", "is", null)
    .orderBy("job_id")
    .limit(1);
  const waiting = await tx.lock(first).executeTakeFirst();
  if (!waiting) return addJob(tx, { ...job, run_at });
  if (waiting.run_at <= run_at) return;
  await tx.updateTable("jobs").set({ run_at }).where("job_id", "=", waiting.job_id).execute();
  await tx.notify("jobs", "");
}

interface DeviceJob {
  kind: string;
  payload: { device_id: string };
}

/** Lane of a device's job of a kind. */
export const deviceLane = (kind: string, device_id: string): string => `${kind} ${device_id}`;

/** Calls {@link wakeLane} for a device's job. */
export const wakeForDevice = (
  tx: Tx,
  { workspace_id, device_id }: Locked<Pick<DeviceRow, "workspace_id" | "device_id">>,
  { kind, payload }: DeviceJob,
  run_at?: number,
): Promise<void> => wakeLane(tx, { kind, workspace_id, lane: deviceLane(kind, device_id), payload, device_id }, run_at);

/** Ends this run of the job. The next is at `run_at` (`undefined` for never), or when the lane is woken. */
export async function restLane(tx: Tx, job: Job, run_at: number | undefined, payload?: unknown): Promise<void> {
  const { lane, job_id } = job;
  const behind = await tx
    .selectFrom("jobs")
    .select("job_id")
    .where("lane", "=", lane)
    .where("job_id", ">", job_id)
    .executeTakeFirst();
  if (behind || run_at === undefined) return finishJob(tx, job);
  return rescheduleJob(tx, job, { run_at, payload });
}
