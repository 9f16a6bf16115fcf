// One worker on an SQLite of its own, and jobs that last, or leave a note.
import { afterEach, beforeEach } from "vitest";
import { manualClock } from "../src/clock.ts";
import type { Database } from "../src/db/database.ts";
import type { Job } from "../src/db/job.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import { finishJob, type Worker, type WorkerOptions } from "../src/jobs/jobs.ts";
import { createWorker } from "../src/jobs/worker.ts";
import { noLog } from "./jobs.ts";

/** Called once in a file: each test has a database of its own, and its worker is stopped at the end. */
export function oneWorker() {
  let database: Database;
  let worker: Worker | undefined;
  beforeEach(async () => {
    database = await openSqlite({ folder: null });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await database.close();
  });
  const finish = (job: Job) => database.transaction((tx) => finishJob(tx, job));
  return {
    database: () => database,
    work: (note: (job: Job) => Promise<void>, options: Partial<WorkerOptions> = {}): Worker =>
      (worker = createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note }, ...options })),
    finish,
    rows: () => database.query.selectFrom("jobs").selectAll().orderBy("job_id").execute(),
    /** The database, but for what a test has to see of it or to do to it. */
    but: (changes: Partial<Database>): Database => Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database,
    /** Jobs that last until they are let go. */
    lasting: () => {
      const begun: Job[] = [];
      const end = Promise.withResolvers<void>();
      const note = async (job: Job) => {
        begun.push(job);
        await end.promise;
        await finish(job);
      };
      return { begun, note, letGo: () => end.resolve() };
    },
  };
}
