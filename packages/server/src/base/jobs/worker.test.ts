// The job worker on both databases: each job runs once, even if a process dies; failures are retried; a lane keeps its
// order.
import { expect, it } from "vitest";
import { lockWaits } from "../../../test/postgres/lock-waits.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { add, noLog, notes, noting } from "../../../test/rig/jobs.ts";
import { manualClock } from "../clock.ts";
import type { Database, Tx } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import { finishJob, JobLostError, noteJob, rescheduleJob } from "./jobs.ts";
import { wakeLane } from "./lanes.ts";
import { createWorker } from "./worker.ts";

onBothDatabases(({ open, openAgain }) => {
  it("runs jobs that are due, and leaves others until their time", async () => {
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

  it("waits in a tick for jobs that another look is just claiming", async () => {
    const database = await open();
    await add(database, "a", "x");
    const late: Database = {
      ...database,
      async claimJobs(which) {
        const jobs = await database.claimJobs(which);
        if (jobs.length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
        return jobs;
      },
    };
    const worker = createWorker({
      database: late,
      clock: manualClock(1000),
      log: noLog,
      handlers: { note: noting(database) },
    });
    worker.start();
    await expect
      .poll(
        async () => (await database.query.selectFrom("jobs").select("leased_until").executeTakeFirst())?.leased_until,
      )
      .not.toBeNull();
    await worker.tick();
    expect(await notes(database)).toBe(1);
    await worker.stop();
  });

  it("runs the jobs of a lane in order", async () => {
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

  it("retries a job that threw at growing intervals, and logs it", async () => {
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

  it("counts failures in a row, not runs: a job that was put back a hundred times is retried soon after a failure", async () => {
    const database = await open();
    const clock = manualClock(1000);
    let looks = 0;
    const note = async (job: Job) => {
      looks += 1;
      if (looks <= 5 || looks === 100) throw new Error("not now");
      if (looks > 100) return noting(database)(job);
      return database.transaction((tx) => rescheduleJob(tx, job, { run_at: 0 }));
    };
    const worker = createWorker({ database, clock, log: noLog, handlers: { note } });
    await add(database, "codes of a lock", "x");
    for (let failures = 0; failures < 5; failures++, clock.advance(300_000)) await worker.tick();
    await worker.tick();
    expect(looks).toBe(100);
    clock.advance(1000);
    await worker.tick();
    expect(await notes(database)).toBe(1);
  });

  it("retries at least every five minutes, however often the job has failed", async () => {
    const database = await open();
    const clock = manualClock(0);
    let tries = 0;
    const note = async () => {
      tries += 1;
      throw new Error("never");
    };
    const worker = createWorker({ database, clock, log: noLog, handlers: { note } });
    await add(database, "a", "x");
    for (let round = 1; round <= 12; round++, clock.advance(300_000)) {
      await worker.tick();
      expect(tries).toBe(round);
    }
  });

  it("sleeps until the first job of a lane is due, even if the second is overdue", async () => {
    const database = await open();
    const sleeps: number[] = [];
    const clock = { now: () => 1000, setTimer: (_run: () => void, at: number) => (sleeps.push(at), () => undefined) };
    await add(database, "a lock", "first", 300_000);
    await add(database, "a lock", "second");
    const worker = createWorker({ database, clock, log: noLog, handlers: { note: noting(database) } });
    worker.start();
    await expect.poll(() => sleeps.length).toBeGreaterThan(0);
    await worker.stop();
    expect([...new Set(sleeps)]).toEqual([300_000]);
  });

  it("wakes the first job of a lane, which was put back, and not the second, which waits for it", async () => {
    const database = await open();
    const lane = "codes of a lock";
    await add(database, lane, "first");
    const [first] = await database.claimJobs({ dueBy: 1000, limit: 1, leaseMs: 60_000, link: null });
    if (!first) throw new Error("The job is due.");
    const wake = () =>
      database.transaction((tx) => wakeLane(tx, { kind: "note", workspace_id: null, lane, payload: "second" }));
    await wake();
    await database.transaction((tx) => rescheduleJob(tx, first, { run_at: 3_600_000 }));
    await wake();
    await createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note: noting(database) } }).tick();
    expect(await notes(database)).toBe(2);
  });

  it("ignores the result of a worker whose lease has expired", async () => {
    const database = await open();
    await add(database, "a", "x");
    const [first] = await database.claimJobs({ dueBy: 1000, limit: 10, leaseMs: -1, link: null });
    const [second] = await database.claimJobs({ dueBy: 1000, limit: 10, leaseMs: 60_000, link: null });
    if (!first || !second) throw new Error("Both claims should have had the job.");
    expect(second).toMatchObject({ job_id: first.job_id, attempts: 2 });
    await expect(noting(database)(first)).rejects.toBeInstanceOf(JobLostError);
    expect(await notes(database)).toBe(0);
    await noting(database)(second);
    expect(await notes(database)).toBe(1);
  });

  it("puts no job back for a worker whose job another has taken over", async () => {
    const database = await open();
    await add(database, "a", "x");
    let overtaken: Job | undefined;
    const note = async (job: Job) => {
      overtaken = job;
      await database.claimJobs({ dueBy: 1000, limit: 1, leaseMs: 60_000, link: null });
      throw new Error("too late");
    };
    await createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note }, leaseMs: -1 }).tick();
    const job = overtaken;
    if (!job) throw new Error("The job was due.");
    const late = (work: (tx: Tx) => Promise<void>) =>
      expect(database.transaction(work)).rejects.toBeInstanceOf(JobLostError);
    await late((tx) => rescheduleJob(tx, job, { run_at: 5000, payload: "y" }));
    await late((tx) => noteJob(tx, job, "y"));
    const [row] = await database.query.selectFrom("jobs").selectAll().execute();
    expect(row).toMatchObject({
      run_at: 0,
      attempts: 2,
      failures: 0,
      payload: JSON.stringify("x"),
      leased_until: expect.any(Number),
    });
  });

  it.skipIf(openAgain === undefined)(
    "adds a second job behind one that is claimed while it is being woken",
    async () => {
      const database = await open();
      const other = (await openAgain?.()) ?? database;
      const lane = "codes of a lock";
      await add(database, lane, "first", 3_600_000);
      const wake = () =>
        database.transaction((tx) => wakeLane(tx, { kind: "note", workspace_id: null, lane, payload: "second" }));
      const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const claiming = other.transaction(async (tx) => {
        await tx.updateTable("jobs").set({ leased_until: 9e15, attempts: 1 }).execute();
        written.resolve();
        await looked.promise;
      });
      await written.promise;
      const waking = wake();
      await expect.poll(() => lockWaits(database.query)).toBe(1);
      looked.resolve();
      await Promise.all([claiming, waking]);
      expect(await database.query.selectFrom("jobs").select("payload").orderBy("job_id").execute()).toEqual([
        { payload: JSON.stringify("first") },
        { payload: JSON.stringify("second") },
      ]);
    },
  );

  it.each([
    ["already due", 0],
    ["due later", 500],
  ])("runs a job that was %s and is woken only once what it was woken for can be seen", async (_when, run_at) => {
    const database = await open();
    const lane = "codes of a lock";
    await add(database, lane, "first", run_at);
    const seen: boolean[] = [];
    const note = async (job: Job) => {
      const change = database.query.selectFrom("settings").select("value").where("name", "=", "change");
      seen.push((await change.executeTakeFirst()) !== undefined);
      await database.transaction((tx) => finishJob(tx, job));
    };
    const worker = createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note } });
    const [woken, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = database.transaction(async (tx) => {
      await tx.insertInto("settings").values({ name: "change", value: "made" }).execute();
      await wakeLane(tx, { kind: "note", workspace_id: null, lane, payload: "first" });
      woken.resolve();
      await looked.promise;
    });
    await woken.promise;
    const early = worker.tick();
    // SQLite makes the worker wait for the end of the transaction.
    if (openAgain) await early;
    looked.resolve();
    await Promise.all([changing, early]);
    await worker.tick();
    expect(seen).toEqual([true]);
  });

  it("releases a job that was put back while its lease was being renewed", async () => {
    const database = await open();
    const lane = "codes of a lock";
    await add(database, lane, "first");
    const [job] = await database.claimJobs({ dueBy: 1000, limit: 1, leaseMs: 60_000, link: null });
    if (!job) throw new Error("The job is due.");
    await database.transaction((tx) => rescheduleJob(tx, job, { run_at: 3_600_000 }));
    await database.renewLeases([job], 60_000);
    await database.transaction((tx) => wakeLane(tx, { kind: "note", workspace_id: null, lane, payload: "first" }));
    await createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note: noting(database) } }).tick();
    expect(await notes(database)).toBe(1);
  });

  it.skipIf(openAgain === undefined)(
    "shares jobs between two processes, each run once",
    { timeout: 150_000 },
    async () => {
      const one = await open();
      const two = (await openAgain?.()) ?? one;
      const count = 400;
      const clock = manualClock(1000);
      const workers = [one, two].map((database) =>
        createWorker({ database, clock, log: noLog, handlers: { note: noting(database) } }),
      );
      const adding = Array.from({ length: count }, (_, index) =>
        add(index % 2 === 0 ? one : two, `lane ${index}`, index),
      );
      for (const worker of workers) worker.start();
      await Promise.all(adding);
      // A job that waited too long for a busy database is retried a second later.
      const noted = () => {
        clock.advance(1000);
        return notes(one);
      };
      await expect.poll(noted, { timeout: 120_000, interval: 500 }).toBe(count);
      for (const worker of workers) await worker.stop();
      expect(await one.query.selectFrom("jobs").selectAll().execute()).toEqual([]);
    },
  );
});
