// When a worker looks for work, how much it takes on, how long it keeps it, and how it stops.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { add, noLog, notes, noting } from "../../test/jobs.ts";
import { type Clock, manualClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import { openSqlite } from "../db/sqlite.ts";
import { finishJob, JobLostError, type Worker, type WorkerOptions } from "./jobs.ts";
import { createWorker } from "./worker.ts";

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

const work = (note: (job: Job) => Promise<void>, options: Partial<WorkerOptions> = {}): Worker =>
  (worker = createWorker({ database, clock: manualClock(1000), log: noLog, handlers: { note }, ...options }));
const finish = (job: Job) => database.transaction((tx) => finishJob(tx, job));
const rows = () => database.query.selectFrom("jobs").selectAll().orderBy("job_id").execute();

/** The database, but for what a test has to see of it or to do to it. */
const but = (changes: Partial<Database>): Database => Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database;

/** Jobs that last until they are let go. */
function lasting() {
  const begun: Job[] = [];
  const end = Promise.withResolvers<void>();
  const note = async (job: Job) => {
    begun.push(job);
    await end.promise;
    await finish(job);
  };
  return { begun, note, letGo: () => end.resolve() };
}

it("takes no more on at once than it may, and the next as soon as one is done", async () => {
  const ends = new Map<string, () => void>();
  const note = async (job: Job) => {
    await new Promise<void>((resolve) => ends.set(job.lane, resolve));
    await finish(job);
  };
  for (const lane of ["a", "b", "c"]) await add(database, lane, lane);
  work(note, { concurrency: 2, leaseMs: 3_600_000 }).start();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b"]);
  expect((await rows()).map(({ leased_until }) => leased_until !== null)).toEqual([true, true, false]);
  // Whoever is added to a full worker is not taken on either.
  await add(database, "d", "d");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ends.size).toBe(2);
  ends.get("b")?.();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b", "c"]);
  ends.get("a")?.();
  await expect.poll(() => ends.size).toBe(4);
  for (const end of ends.values()) end();
});

it("does the next of a lane as soon as the one before it is done", async () => {
  for (const payload of ["first", "second"]) await add(database, "one", payload);
  work(noting(database), { leaseMs: 3_600_000 }).start();
  await expect.poll(() => notes(database)).toBe(2);
});

it("does in one workspace's turn what is that workspace's, and waits for nobody else's", async () => {
  const { begun, note } = lasting();
  const of = async (workspace_id: string, lane: string) => {
    await add(database, lane, lane);
    await database.query.updateTable("jobs").set({ workspace_id }).where("lane", "=", lane).execute();
  };
  await database.query
    .insertInto("workspaces")
    .values([workspaceOf("mine"), workspaceOf("other")])
    .execute();
  await of("mine", "a");
  await of("other", "b");
  const mine = (job: Job) => (job.workspace_id === "mine" ? finish(job) : note(job));
  const both = work(mine);
  await both.tick("mine");
  expect((await rows()).map(({ lane, leased_until }) => [lane, leased_until])).toEqual([["b", null]]);
  both.start();
  await expect.poll(() => begun.length).toBe(1);
  await of("mine", "c");
  await both.tick("mine");
  expect((await rows()).map(({ lane }) => lane)).toEqual(["b"]);
  await database.query.deleteFrom("jobs").execute();
  worker = undefined;
});

it("looks as soon as something is added, however long it would have slept", async () => {
  const clock: Clock = { now: () => 1000, setTimer: () => () => undefined };
  work(noting(database), { clock, leaseMs: 3_600_000 }).start();
  for (const lane of ["a", "b", "c"]) {
    await add(database, lane, lane);
    await expect.poll(() => notes(database)).toBe("abc".indexOf(lane) + 1);
  }
});

it("finds what was added while it was looking", async () => {
  const [looked, added] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let looks = 0;
  const slow = but({
    async claimJobs(which) {
      const jobs = await database.claimJobs(which);
      looks += 1;
      if (looks === 1) {
        looked.resolve();
        await added.promise;
      }
      return jobs;
    },
  });
  work(noting(database), { database: slow, leaseMs: 3_600_000 }).start();
  await looked.promise;
  await add(database, "a", "x");
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  added.resolve();
  await expect.poll(() => notes(database)).toBe(1);
});

it("looks now and then for what a dead process left, whose lease is over", async () => {
  await add(database, "a", "x");
  await database.query
    .updateTable("jobs")
    .set({ leased_until: Date.now() + 3_600_000, attempts: 1 })
    .execute();
  work(noting(database), { leaseMs: 90 }).start();
  await new Promise(setImmediate);
  await database.query.updateTable("jobs").set({ leased_until: 1 }).execute();
  await expect.poll(() => notes(database)).toBe(1);
});

it("keeps a job that takes longer than its lease: nobody else does it beside", async () => {
  const { begun, note, letGo } = lasting();
  await add(database, "a", "x");
  let renewed = 0;
  const counted = but({
    async renewLeases(jobs, leaseMs) {
      await database.renewLeases(jobs, leaseMs);
      renewed += jobs.length;
    },
  });
  // Renewed every half second: a machine that stands still for a whole one loses nothing.
  work(note, { database: counted, leaseMs: 1500 }).start();
  await expect.poll(() => renewed).toBeGreaterThan(3);
  expect(begun).toHaveLength(1);
  expect((await rows())[0]?.leased_until).toBeGreaterThan(Date.now());
  letGo();
  await expect.poll(rows).toEqual([]);
});

it("comes to an end when two ask at once for all that is due: each would wait for the other's look for ever", async () => {
  let looks = 0;
  const counted = but({
    async claimJobs(which) {
      looks += 1;
      if (looks > 100) throw new Error("It looks again and again.");
      return database.claimJobs(which);
    },
  });
  for (const lane of ["a", "b", "c"]) await add(database, lane, lane);
  const asked = work(noting(database), { database: counted });
  await Promise.all([asked.tick(), asked.tick(), asked.tick()]);
  expect(await notes(database)).toBe(3);
});

it("does nothing beside itself when the clock is set forward by more than a lease", async () => {
  const { begun, note, letGo } = lasting();
  await add(database, "a", "x");
  work(note).start();
  await expect.poll(() => begun.length).toBe(1);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  await add(database, "b", "y");
  await expect.poll(() => begun.length).toBeGreaterThan(1);
  vi.restoreAllMocks();
  letGo();
  await expect.poll(rows).toEqual([]);
  expect(begun.map(({ lane }) => lane)).toEqual(["a", "b"]);
});

it("lets what is under way end when it stops, and begins nothing more", async () => {
  const { begun, note, letGo } = lasting();
  await add(database, "a", "x");
  const stopping = work(note, { leaseMs: 90 });
  stopping.start();
  await expect.poll(() => begun.length).toBe(1);
  const stopped = stopping.stop();
  await add(database, "b", "y");
  letGo();
  await stopped;
  expect((await rows()).map(({ lane, attempts }) => [lane, attempts])).toEqual([["b", 0]]);
});

it("sleeps past what another process has under way, until the first that is its own", async () => {
  await add(database, "taken", "x", 2000);
  await database.query
    .updateTable("jobs")
    .set({ leased_until: Date.now() + 3_600_000 })
    .execute();
  await add(database, "last", "y", 9000);
  await add(database, "first", "z", 5000);
  const sleeps: number[] = [];
  const clock: Clock = { now: () => 1000, setTimer: (_run, at) => (sleeps.push(at), () => undefined) };
  work(noting(database), { clock }).start();
  await expect.poll(() => sleeps.length).toBeGreaterThan(0);
  expect([...new Set(sleeps)]).toEqual([5000]);
});

it("notes once a minute what hour it is, and not with every look", async () => {
  const clock = manualClock(5_000_000);
  work(noting(database), { clock, leaseMs: 30 }).start();
  const noted = async () =>
    (await database.query.selectFrom("settings").select("value").where("name", "=", "clock").executeTakeFirst())?.value;
  await expect.poll(noted).toBe("5000000");
  await database.query.deleteFrom("settings").where("name", "=", "clock").execute();
  clock.advance(59_999);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await noted()).toBeUndefined();
  clock.advance(1);
  await expect.poll(noted).toBe("5060000");
});

it("waits twice as long after each failure, and says which it was, and why", async () => {
  const clock = manualClock(0);
  const said: string[] = [];
  let tries = 0;
  const note = async () => {
    tries += 1;
    throw tries === 1 ? "a word" : new Error("not now");
  };
  await add(database, "a", "x");
  await add(database, "b", "y", 3_600_000);
  await database.query
    .updateTable("jobs")
    .set({ attempts: 1, leased_until: Date.now() + 3_600_000 })
    .where("lane", "=", "b")
    .execute();
  const failing = work(note, { clock, log: (line) => said.push(line) });
  await failing.tick();
  for (const [wait, before] of [
    [1000, 1],
    [2000, 2],
    [4000, 3],
  ] as const) {
    clock.advance(wait - 1);
    await failing.tick();
    expect(tries).toBe(before);
    clock.advance(1);
    await failing.tick();
    expect(tries).toBe(before + 1);
  }
  expect(said).toEqual([
    "Job 1 (note) failed at try 1: a word",
    ...[2, 3, 4].map((which) => `Job 1 (note) failed at try ${which}: not now`),
  ]);
  expect((await rows())[1]).toMatchObject({ lane: "b", run_at: 3_600_000, failures: 0, leased_until: expect.any(Number) });
});

it("says nothing of a job that another process took over, and says so of one that it knows no work for", async () => {
  const said: string[] = [];
  await add(database, "a", "x");
  const lost = async () => {
    throw new JobLostError("taken over");
  };
  await work(lost, { log: (line) => said.push(line) }).tick();
  expect(said).toEqual([]);
  await database.query.updateTable("jobs").set({ leased_until: null, kind: "unheard" }).execute();
  await work(lost, { log: (line) => said.push(line) }).tick();
  expect(said).toEqual(["Job 1 (unheard) failed at try 1: No handler for jobs of kind unheard"]);
});

it("says why it could not look, and looks again", async () => {
  const said: string[] = [];
  const claimJobs = vi.fn<Database["claimJobs"]>((which) => database.claimJobs(which)).mockRejectedValueOnce(new Error("disk full"));
  const failing = but({
    claimJobs,
  });
  await add(database, "a", "x");
  work(noting(database), { database: failing, leaseMs: 60, log: (line) => said.push(line) }).start();
  await expect.poll(() => notes(database)).toBe(1);
  expect(said).toEqual(["Jobs could not be claimed: disk full"]);
});

it("says that the clock was set back by minutes, and nothing of seconds", async () => {
  const clock = manualClock(10_000_000);
  const said: string[] = [];
  const watching = work(noting(database), { clock, log: (line) => said.push(line) });
  for (const by of [20_000, 60_000]) {
    await watching.tick();
    clock.advance(-by);
    await watching.tick();
  }
  expect(said).toEqual([expect.stringContaining("The clock stands 1 min before where it stood, at 1970-01-01T02:45:20.000Z.")]);
});

const workspaceOf = (workspace_id: string) => ({
  workspace_id,
  name: "Hotel",
  company_name: null,
  is_sandbox: 1 as const,
  owner_id: null,
  publishable_key: null,
  world: null,
  lock_delay_ms: null,
  clock_offset_ms: 0,
  network: null,
  leaving: null,
  created_at: "2026-06-12T09:00:00.000Z",
});
