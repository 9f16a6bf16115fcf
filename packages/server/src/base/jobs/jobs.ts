// Jobs: durable work in rows that are claimed with a lease, run on the injected clock, and finished in the transaction
// of their effect.
import { type SelectQueryBuilder, sql } from "kysely";
import type { Clock, ServerTime } from "../clock.ts";
import type { Database, Dialect, Query, Tx } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import type { Schema } from "../db/schema.ts";

export interface NewJob {
  kind: string;
  workspace_id: string | null;
  /** Lane. Its jobs run one after another, oldest first. */
  lane: string;
  payload: unknown;
  run_at: ServerTime;
  /** Device of the job. If its account has a link, only the process with that link runs the job. */
  device_id?: string;
}

/** Does the work and ends the job in one transaction. A job that was not ended runs again after its lease. */
export type JobHandler = (job: Job) => Promise<void>;

/** Thrown if another process has taken the job over. The transaction is rolled back. */
export class JobLostError extends Error {
  static {
    this.prototype.name = "JobLostError";
  }
}

/** Account of the device, if it has a link. */
const linkOf = (device_id: string) => sql<string | null>`(
  select account.connected_account_id from devices as device
  join connected_accounts as account on account.connected_account_id = device.connected_account_id
  where device.device_id = ${device_id} and account.settings is not null)`;

/** Adds a job. Call it in the transaction of the job's cause; workers are notified after the commit. */
export async function addJob(tx: Tx, job: NewJob): Promise<void> {
  const { payload, run_at, device_id, ...rest } = job;
  const row = { ...rest, payload: JSON.stringify(payload), run_at, leased_until: null, attempts: 0, failures: 0 };
  await tx
    .insertInto("jobs")
    .values({ ...row, link: device_id === undefined ? null : linkOf(device_id) })
    .execute();
  await tx.notify("jobs", "");
}

/**
 * Sorts and locks the rows of a statement over several jobs. Two statements with different orders could deadlock.
 */
export const inOrder = (
  { lock }: Pick<Dialect, "lock">,
  jobs: SelectQueryBuilder<Schema, "jobs", { job_id: number }>,
): SelectQueryBuilder<Schema, "jobs", { job_id: number }> => lock(jobs.orderBy("job_id"));

/**
 * Throws if a later claim has taken the job. The worker may have stood still for a minute, so its data are outdated.
 * Call it just before a command is sent to a device.
 */
export async function requireJob(query: Query, { job_id, attempts }: Job): Promise<void> {
  const row = query.selectFrom("jobs").select("job_id").where("job_id", "=", job_id).where("attempts", "=", attempts);
  if (!(await query.lock(row).executeTakeFirst())) throw new JobLostError(`Job ${job_id} was taken over.`);
}

export async function finishJob(tx: Tx, { job_id, attempts }: Job): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("jobs")
    .where("job_id", "=", job_id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new JobLostError(`Job ${job_id} was taken over.`);
}

/** Stores the progress of a job, without ending its claim. */
export async function noteJob(query: Query, { job_id, attempts }: Job, payload: unknown): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable("jobs")
    .set({ payload: JSON.stringify(payload) })
    .where("job_id", "=", job_id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new JobLostError(`Job ${job_id} was taken over.`);
}

/** Postpones a job that is not done yet. */
export async function rescheduleJob(
  tx: Tx,
  { job_id, attempts }: Job,
  { run_at, payload }: { run_at: number; payload?: unknown },
): Promise<void> {
  const changes = {
    run_at,
    leased_until: null,
    failures: 0,
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  };
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set(changes)
    .where("job_id", "=", job_id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new JobLostError(`Job ${job_id} was taken over.`);
  await tx.notify("jobs", "");
}

export interface WorkerOptions {
  database: Database;
  clock: Clock;
  handlers: Readonly<Record<string, JobHandler>>;
  log: (message: string) => void;
  /** Length of a lease in real milliseconds, after which another process may take a job over. */
  leaseMs?: number;
  /** Concurrent jobs, without those that need an account's link. */
  concurrency?: number;
  /** Accounts whose links this process holds. @default none */
  links?: () => readonly string[];
  /** Kinds of jobs that a person waits for. They go before all others of their link. */
  commands?: readonly string[];
}
