// Claims what is due and runs it; sleeps until the next job is due or somebody adds one.
import { iso } from "./clock.ts";
import { type Job, JobLostError, type Worker, type WorkerOptions } from "./jobs.ts";

const defaultLeaseMs = 30_000;
const defaultConcurrency = 32;
/** A job whose handler threw is tried again after 1 s, 2 s, 4 s … 5 min. */
const firstRetryMs = 1000;
const longestRetryMs = 300_000;
/** Real time between looks for leases that ran out in other processes. */
const lookAgainMs = 5000;

export function createWorker({
  database,
  clock,
  handlers,
  log,
  leaseMs = defaultLeaseMs,
  concurrency = defaultConcurrency,
}: WorkerOptions): Worker {
  const inFlight = new Set<Promise<void>>();
  let running = false;
  let looking: Promise<void> | undefined;
  let lookOnceMore = false;
  const forget: (() => void)[] = [];
  let callOff: (() => void) | undefined;

  async function run(job: Job): Promise<void> {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      await handler(job);
    } catch (error) {
      if (!(error instanceof JobLostError)) await putBack(job, error);
    }
  }

  async function putBack(job: Job, error: unknown): Promise<void> {
    log(`Job ${job.job_id} (${job.kind}) failed at try ${job.attempts}: ${error instanceof Error ? error.message : String(error)}`);
    const wait = Math.min(firstRetryMs * 2 ** (job.attempts - 1), longestRetryMs);
    await database.query
      .updateTable("jobs")
      .set({ run_at: iso(clock.now() + wait), leased_until: null })
      .where("job_id", "=", job.job_id)
      .where("attempts", "=", job.attempts)
      .execute()
      .catch(() => undefined);
  }

  /** Claims once; true when there was something. */
  async function claim(workspace_id?: string): Promise<boolean> {
    const limit = concurrency - inFlight.size;
    if (limit <= 0) {
      await Promise.race(inFlight);
      return true;
    }
    const jobs = await database.claimJobs({
      dueBy: iso(clock.now()),
      limit,
      leaseMs,
      ...(workspace_id === undefined ? {} : { workspace_id }),
    });
    for (const job of jobs) {
      const done: Promise<void> = run(job).finally(() => {
        inFlight.delete(done);
        if (running) wake();
      });
      inFlight.add(done);
    }
    return jobs.length > 0;
  }

  function wake(): void {
    if (looking) {
      lookOnceMore = true;
      return;
    }
    looking = look().finally(() => {
      looking = undefined;
      if (lookOnceMore && running) {
        lookOnceMore = false;
        wake();
      }
    });
  }

  async function look(): Promise<void> {
    lookOnceMore = false;
    try {
      while (running && (await claim())) await new Promise(setImmediate);
      if (running) await sleepUntilDue();
    } catch (error) {
      log(`Jobs could not be claimed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function sleepUntilDue(): Promise<void> {
    const row = await database.query
      .selectFrom("jobs")
      .select((eb) => eb.fn.min("run_at").as("run_at"))
      .where("leased_until", "is", null)
      .executeTakeFirst();
    callOff?.();
    callOff = row?.run_at ? clock.setTimer(wake, Math.max(Date.parse(row.run_at), clock.now() + 1)) : undefined;
  }

  return {
    async tick(workspace_id) {
      for (;;) {
        const found = await claim(workspace_id);
        if (inFlight.size > 0) await Promise.all(inFlight);
        else if (!found) return;
      }
    },
    start() {
      running = true;
      forget.push(database.listen("jobs", wake));
      const timer = setInterval(wake, lookAgainMs);
      timer.unref();
      forget.push(() => clearInterval(timer));
      wake();
    },
    async stop() {
      running = false;
      for (const stop of forget.splice(0)) stop();
      callOff?.();
      await looking;
      await Promise.all(inFlight);
    },
  };
}
