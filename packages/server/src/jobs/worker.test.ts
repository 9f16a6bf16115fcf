// Jobs on both databases: each done once, whoever dies; what fails is tried again; a lane keeps its order.
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { manualClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import { addJob, finishJob, JobLostError, rescheduleJob } from "./jobs.ts";
import { wakeLane } from "./lanes.ts";
import { createWorker } from "./worker.ts";

const noLog = () => undefined;
const add = (database: Database, lane: string, payload: unknown, run_at = 0) =>
  database.transaction((tx) => addJob(database, tx, { kind: "note", workspace_id: null, lane, payload, run_at }));

/** Notes the payload in the settings table, in the transaction that ends the job. */
const noting = (database: Database) => async (job: Job) =>
  database.transaction(async (tx) => {
    await finishJob(tx, job);
    await tx
      .insertInto("settings")
      .values({ name: `note ${String(job.payload)}`, value: "1" })
      .execute();
  });

const notes = async ({ query }: Database) =>
  (await query.selectFrom("settings").select("name").where("name", "like", "note %").orderBy("name").execute()).length;

onBothDatabases(({ open, openAgain }) => {
  it("runs what is due, and leaves the rest until its hour", async () => {
    const database = await open();
    const clock = manualClock(1000);
    const worker = createWorker({ database, clock, log: noLog, handlers: { note: noting(database) } });
    await add(database, "a", "now", 1000);
    await add(database, "b", "later", 5000);
    await worker.tick();
    expect(await notes(database)).toBe(1);
    clock.advance(4000);
    await worker.tick();
    expect(await notes(database)).toBe(2);
  });

  it("keeps the order of a lane", async () => {
    const database = await open();
    const seen: unknown[] = [];
    const note = async (job: Job) => {
      seen.push(job.payload);
      await database.transaction((tx) => finishJob(tx, job));
    };
    for (const payload of [1, 2, 3, 4]) await add(database, "one", payload);
    await createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note } }).tick();
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("tries a job again that threw, ever later, and says so", async () => {
    const database = await open();
    const clock = manualClock(1000);
    const said: string[] = [];
    let tries = 0;
    const note = async (job: Job) => {
      tries += 1;
      if (tries < 3) throw new Error("not yet");
      await database.transaction((tx) => finishJob(tx, job));
    };
    const worker = createWorker({ database, clock, log: (message) => said.push(message), handlers: { note } });
    await add(database, "a", "x", 1000);
    for (const wait of [0, 1000, 2000]) {
      clock.advance(wait);
      await worker.tick();
    }
    expect({ tries, said: said.length }).toEqual({ tries: 3, said: 2 });
    expect(await database.query.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  it("does nothing of a worker whose lease ran out", async () => {
    const database = await open();
    await add(database, "a", "x");
    const [first] = await database.claimJobs({ dueBy: 1000, limit: 10, leaseMs: -1 });
    const [second] = await database.claimJobs({ dueBy: 1000, limit: 10, leaseMs: 60_000 });
    if (!first || !second) throw new Error("Both claims should have had the job.");
    expect(second).toMatchObject({ job_id: first.job_id, attempts: 2 });
    await expect(noting(database)(first)).rejects.toBeInstanceOf(JobLostError);
    expect(await notes(database)).toBe(0);
    await noting(database)(second);
    expect(await notes(database)).toBe(1);
  });

  it("lets go of a job that was put back while its lease was being renewed", async () => {
    const database = await open();
    const lane = "codes of a lock";
    await add(database, lane, "first");
    const [job] = await database.claimJobs({ dueBy: 1000, limit: 1, leaseMs: 60_000 });
    if (!job) throw new Error("The job is due.");
    await database.transaction((tx) => rescheduleJob(database, tx, job, { run_at: 3_600_000 }));
    await database.renewLeases([job], 60_000);
    await database.transaction((tx) => wakeLane(database, tx, { kind: "note", workspace_id: null, lane, payload: "first" }));
    await createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note: noting(database) } }).tick();
    expect(await notes(database)).toBe(1);
  });

  it.skipIf(openAgain === undefined)("shares jobs between two processes, each done once", { timeout: 60_000 }, async () => {
    const one = await open();
    const two = (await openAgain?.()) ?? one;
    const count = 400;
    const workers = [one, two].map((database) =>
      createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note: noting(database) } }),
    );
    const adding = Array.from({ length: count }, (_, index) => add(index % 2 === 0 ? one : two, `lane ${index}`, index));
    for (const worker of workers) worker.start();
    await Promise.all(adding);
    await expect.poll(() => notes(one), { timeout: 30_000 }).toBe(count);
    for (const worker of workers) await worker.stop();
    expect(await one.query.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });
});
