// One worker on its own SQLite database, and jobs that run until the test ends them.
import { afterEach, beforeEach } from "vitest";
import { manualClock } from "../../src/base/clock.ts";
import type { Database } from "../../src/base/db/database.ts";
import type { Job } from "../../src/base/db/job.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { finishJob, type WorkerOptions } from "../../src/base/jobs/jobs.ts";
import { createWorker } from "../../src/base/jobs/worker.ts";
import type { Worker } from "../../src/base/queue/queue.ts";
import { watchedLog } from "../logs/watch.ts";

/** Gives each test of a file its own database, and stops its worker at the end. Call it once in a file. */
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
      (worker = createWorker({
        database,
        clock: manualClock(1000),
        handlers: { note },
        ...options,
        log: watchedLog(options.log),
      })),
    finish,
    rows: () => database.query.selectFrom("jobs").selectAll().orderBy("job_id").execute(),
    /** Returns the database with some members replaced, so that a test can watch or change them. */
    but: (changes: Partial<Database>): Database =>
      Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database,
    /** Returns a handler whose jobs run until `letGo` is called. */
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
