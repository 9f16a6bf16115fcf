// Jobs that leave a note when they are done.
import type { Database } from "../../src/base/db/database.ts";
import type { Job } from "../../src/base/db/job.ts";
import { addJob, finishJob } from "../../src/base/jobs/jobs.ts";

export const noLog = () => undefined;
export const add = (database: Database, lane: string, payload: unknown, run_at = 0) =>
  database.transaction((tx) => addJob(tx, { kind: "note", workspace_id: null, lane, payload, run_at }));

/** Writes the payload to the settings table, in the transaction that ends the job. */
export const noting = (database: Database) => async (job: Job) =>
  database.transaction(async (tx) => {
    await finishJob(tx, job);
    await tx
      .insertInto("settings")
      .values({ name: `note ${String(job.payload)}`, value: "1" })
      .execute();
  });

export const notes = async ({ query }: Database) =>
  (await query.selectFrom("settings").select("name").where("name", "like", "note %").orderBy("name").execute()).length;
