// Claims what is due and runs it; sleeps until the next job is due or somebody adds one.
import { backoffMs } from "../backoff.ts";
import { iso, type SetBack, watchSetBack } from "../clock.ts";
import type { Claim, Job } from "../db/job.ts";
import { firstToRun, makeAllDue } from "./due-jobs.ts";
import { JobLostError, type Worker, type WorkerOptions } from "./jobs.ts";
import { roomOf } from "./link-room.ts";
import { lastSeen, noteEveryMs, noteSeen } from "./last-seen.ts";
import { oneLook } from "./one-look.ts";
import { reasonOf } from "../text/reason.ts";

/**
 * Short enough that the commands of a process that stands still are taken up, a third of a lease later at most, within
 * a quarter minute.
 */
const defaultLeaseMs = 8000;
const defaultConcurrency = 32;
/** A job whose handler threw is tried again after 1 s, 2 s, 4 s … 5 min. */
const retries = { firstMs: 1000, longestMs: 300_000 };
/**
 * For a job that failed because the database could not be written or a lock was held: nothing is wrong with it, and a
 * door may wait for it.
 */
const longestWhileAwayMs = 4000;

type Which = Pick<Claim, "limit" | "link" | "kinds"> & { workspace_id: string | undefined };

export function createWorker(options: WorkerOptions): Worker {
  const { database, clock, handlers, log, leaseMs = defaultLeaseMs, concurrency = defaultConcurrency } = options;
  const { links = () => [], commands = [] } = options;
  const inFlight = new Map<Job, Promise<void>>();
  const claims = new Set<Promise<readonly Job[]>>();
  const forget: (() => void)[] = [];
  let running = false;
  let callOff: (() => void) | undefined;
  let notedAt = 0;
  let isNoting = false;

  const { wake, rested } = oneLook(() => running, look);
  const heedSetBack = watchSetBack(clock, onSetBack, () => lastSeen(database));

  let setBacks = 0;

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

  /** A job that was under way when the clock was set back has planned what follows by the clock of before. */
  async function runToItsEnd(job: Job): Promise<void> {
    const before = setBacks;
    await run(job);
    if (setBacks === before) return;
    await makeAllDue(database, { to: clock.now(), leaseMs }).catch((error: unknown) =>
      log(`What a job planned before the clock was set back may be late: ${reasonOf(error)}`),
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
      // Its lease, which nobody renews now, runs out, and the job is taken up again then: later, but as surely.
      .catch((reason: unknown) => log(`Job ${job.job_id} is tried again after its lease: ${reasonOf(reason)}`));
  }

  /** Claims once; resolves to the number of jobs it got. */
  async function claim(workspace_id?: string): Promise<number> {
    await heedSetBack();
    const linked = await claimLinked(workspace_id);
    const unlinked = [...inFlight].filter(([{ link }]) => link === null);
    const limit = concurrency - unlinked.length;
    if (limit <= 0) {
      await Promise.race(unlinked.map(([, done]) => done));
      return linked + (await claim(workspace_id));
    }
    return linked + (await begin({ limit, link: null, workspace_id }));
  }

  async function claimLinked(workspace_id: string | undefined): Promise<number> {
    let found = 0;
    for (const room of roomOf(links(), inFlight.keys(), commands)) found += await begin({ ...room, workspace_id });
    return found;
  }

  /** Claims, and runs what it got. */
  async function begin({ workspace_id, ...which }: Which): Promise<number> {
    const ofWorkspace = workspace_id === undefined ? {} : { workspace_id };
    const asked = database.claimJobs({ dueBy: clock.now(), leaseMs, ...which, ...ofWorkspace });
    claims.add(asked);
    const jobs = await asked.finally(() => claims.delete(asked));
    for (const job of jobs) {
      const done = runToItsEnd(job).finally(() => {
        inFlight.delete(job);
        wake();
      });
      inFlight.set(job, done);
    }
    return jobs.length;
  }

  async function look(): Promise<void> {
    try {
      // The wait between claims lets the event loop answer requests.
      for (let found = 1; found > 0; await new Promise(setImmediate)) found = running ? await claim() : 0;
      if (running) await sleepUntilDue();
    } catch (error) {
      log(`Jobs could not be claimed: ${reasonOf(error)}`);
    }
  }

  async function sleepUntilDue(): Promise<void> {
    const next = await firstToRun(database, roomOf(links(), inFlight.keys(), commands));
    callOff?.();
    callOff = next && clock.setTimer(wake, Math.max(next.run_at, clock.now() + 1));
  }

  /** Renews the leases of jobs in flight here, and looks for jobs whose processes died. */
  function everyThirdOfALease(): void {
    // Tried again a third of a lease later, while the lease still lasts; and a job that is taken over all the same is
    // fenced off.
    database
      .renewLeases([...inFlight.keys()], leaseMs)
      .catch((error: unknown) => log(`Leases could not be renewed: ${reasonOf(error)}`));
    wake();
    noteNow();
  }

  /**
   * What could not be noted is noted at the next look: until then another process would not learn that the clock was
   * set back.
   */
  function noteNow(): void {
    const now = clock.now();
    if (isNoting || Math.abs(now - notedAt) < noteEveryMs) return;
    isNoting = true;
    noteSeen(database, now)
      .then(
        () => (notedAt = now),
        (error: unknown) => log(`The time could not be noted, and is noted a little later: ${reasonOf(error)}`),
      )
      .finally(() => (isNoting = false));
  }

  return {
    async tick(workspace_id) {
      for (;;) {
        const found = await claim(workspace_id);
        const busy = [...inFlight]
          .filter(([job]) => workspace_id === undefined || job.workspace_id === workspace_id)
          .map(([, done]) => done);
        if (busy.length > 0) await Promise.all(busy);
        else if (found > 0) continue;
        // Nothing found, nothing running. But a claim that another look has begun may still bring jobs: look again if
        // one does.
        else if (
          !(await Promise.allSettled(claims)).some((other) => other.status === "fulfilled" && other.value.length > 0)
        )
          return;
      }
    },
    start() {
      running = true;
      const timer = setInterval(everyThirdOfALease, leaseMs / 3);
      timer.unref();
      forget.push(database.listen("jobs", wake), () => clearInterval(timer));
      wake();
    },
    async stop() {
      running = false;
      for (const stop of forget.splice(0)) stop();
      await rested();
      // A look that was under way may have begun to sleep.
      callOff?.();
      await Promise.all(inFlight.values());
    },
  };
}
