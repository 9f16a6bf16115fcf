// Runs jobs: a queue with lanes, and with limits of its own for each link.
import { backoffMs } from "../backoff.ts";
import { iso, type SetBack } from "../clock.ts";
import type { Job } from "../db/job.ts";
import { notingSeen } from "../queue/last-seen.ts";
import { createQueue, type Queue, type Worker } from "../queue/queue.ts";
import { reasonOf } from "../text/reason.ts";
import { firstToRun, makeAllDue } from "./due-jobs.ts";
import { JobLostError, type WorkerOptions } from "./jobs.ts";
import { roomsFor } from "./rooms.ts";

/**
 * Length of a lease, in milliseconds. Another process takes over the commands of a paused process within a quarter of a
 * minute: the lease, and a third of it until the next look.
 */
const defaultLeaseMs = 8000;
const defaultConcurrency = 32;
/** Pauses before retries of a job whose handler threw: 1 s, 2 s, 4 s … 5 min. */
const retries = { firstMs: 1000, longestMs: 300_000 };
/**
 * Longest pause after a job failed because the database was unavailable. Nothing is wrong with the job, and a door may
 * wait for it.
 */
const longestWhileAwayMs = 4000;

export function createWorker(options: WorkerOptions): Worker {
  const { database, clock, handlers, log, leaseMs = defaultLeaseMs, concurrency = defaultConcurrency } = options;
  const { links = () => [], commands = [] } = options;
  let setBacks = 0;

  const rooms = () => roomsFor({ links: links(), inFlight: queue.underWay.keys(), commands, concurrency });
  const queue: Queue<Job> = createQueue<Job>({
    database,
    clock,
    log,
    name: "Jobs",
    channel: "jobs",
    leaseMs,
    isFull: () => rooms().every(({ link }) => link !== null),
    async claim(begin, workspace_id) {
      for (const room of rooms())
        for (const job of await database.claimJobs({ dueBy: clock.now(), leaseMs, workspace_id, ...room })) begin(job);
      return undefined;
    },
    run: runToItsEnd,
    renew: (jobs) => database.renewLeases(jobs, leaseMs),
    nextDue: async () => (await firstToRun(database, rooms()))?.run_at,
    onSetBack,
    // A failed write of the time is retried after a third of a lease. Until then another process would not notice that
    // the clock was set back.
    chore: {
      everyMs: leaseMs / 3,
      act: notingSeen(database, clock),
      failed: "The time could not be noted, and is noted a little later",
    },
  });

  async function onSetBack(moments: SetBack): Promise<void> {
    setBacks += 1;
    await makeAllDue(database, { to: moments.to, leaseMs });
    const minutes = Math.round(moments.by / 60_000);
    if (minutes > 0)
      log(
        `The clock is ${minutes} min behind where it was, at ${iso(moments.to)}. If it is wrong, correct it: it decides when codes start and end.`,
      );
  }

  async function run(job: Job): Promise<void> {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      await handler(job);
    } catch (error) {
      if (!(error instanceof JobLostError)) await putBack(job, error);
    }
  }

  /** Runs a job. If the clock was set back meanwhile, the job has planned its next run by the former clock. */
  async function runToItsEnd(job: Job): Promise<void> {
    const before = setBacks;
    await run(job);
    if (setBacks === before) return;
    await makeAllDue(database, { to: clock.now(), leaseMs }).catch((error: unknown) =>
      log(`Jobs planned before the clock was set back may run late: ${reasonOf(error)}`),
    );
  }

  async function putBack(job: Job, error: unknown): Promise<void> {
    log(`Job ${job.job_id} (${job.kind}) failed at try ${job.failures + 1}: ${reasonOf(error)}`);
    const { firstMs, longestMs } = retries;
    const run_at =
      clock.now() +
      backoffMs(job.failures, { firstMs, longestMs: database.isUnavailable(error) ? longestWhileAwayMs : longestMs });
    await database.query
      .updateTable("jobs")
      .set({ run_at, leased_until: null, failures: job.failures + 1 })
      .where("job_id", "=", job.job_id)
      .where("attempts", "=", job.attempts)
      .execute()
      // The lease is no longer renewed, so the job is claimed again when it runs out.
      .catch((reason: unknown) => log(`Job ${job.job_id} is tried again after its lease: ${reasonOf(reason)}`));
  }

  return queue;
}
