// A worker's looks for jobs: wake-ups, sleep, the stored time, and the log of a failed look.
import { expect, it, vi } from "vitest";
import { add, notes, noting } from "../../../test/rig/jobs.ts";
import { oneWorker } from "../../../test/rig/one-worker.ts";
import { type Clock, manualClock } from "../clock.ts";
import type { Database } from "../db/database.ts";

const { database, work, but } = oneWorker();

it("a worker runs the next job of a lane as soon as the one before is done", async () => {
  for (const payload of ["first", "second"]) await add(database(), "one", payload);
  work(noting(database()), { leaseMs: 3_600_000 }).start();
  await expect.poll(() => notes(database())).toBe(2);
});

it("a worker looks as soon as a job is added, however long it would have slept", async () => {
  const clock: Clock = { now: () => 1000, setTimer: () => () => undefined };
  work(noting(database()), { clock, leaseMs: 3_600_000 }).start();
  for (const lane of ["a", "b", "c"]) {
    await add(database(), lane, lane);
    await expect.poll(() => notes(database())).toBe("abc".indexOf(lane) + 1);
  }
});

it("a worker finds a job that was added while it was looking", async () => {
  const [looked, added] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let looks = 0;
  const slow = but({
    async claimJobs(which) {
      const jobs = await database().claimJobs(which);
      looks += 1;
      if (looks === 1) {
        looked.resolve();
        await added.promise;
      }
      return jobs;
    },
  });
  work(noting(database()), { database: slow, leaseMs: 3_600_000 }).start();
  await looked.promise;
  await add(database(), "a", "x");
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  added.resolve();
  await expect.poll(() => notes(database())).toBe(1);
});

it("a worker finds a job whose lease has expired because its process died", async () => {
  await add(database(), "a", "x");
  await database()
    .query.updateTable("jobs")
    .set({ leased_until: Date.now() + 3_600_000, attempts: 1 })
    .execute();
  let looks = 0;
  const counted = but({
    async claimJobs(which) {
      const jobs = await database().claimJobs(which);
      looks += 1;
      return jobs;
    },
  });
  work(noting(database()), { database: counted, leaseMs: 90 }).start();
  await expect.poll(() => looks).toBeGreaterThan(0);
  await database().query.updateTable("jobs").set({ leased_until: 1 }).execute();
  await expect.poll(() => notes(database())).toBe(1);
});

it("a worker does not wake for jobs that another process is running", async () => {
  await add(database(), "taken", "x", 2000);
  await database()
    .query.updateTable("jobs")
    .set({ leased_until: Date.now() + 3_600_000 })
    .execute();
  await add(database(), "last", "y", 9000);
  await add(database(), "first", "z", 5000);
  const sleeps: number[] = [];
  const clock: Clock = { now: () => 1000, setTimer: (_run, at) => (sleeps.push(at), () => undefined) };
  work(noting(database()), { clock }).start();
  await expect.poll(() => sleeps.length).toBeGreaterThan(0);
  expect([...new Set(sleeps)]).toEqual([5000]);
});

it("a worker stores the current time once a minute, not with every look", async () => {
  const clock = manualClock(5_000_000);
  work(noting(database()), { clock, leaseMs: 30 }).start();
  const noted = async () =>
    (await database().query.selectFrom("settings").select("value").where("name", "=", "clock").executeTakeFirst())
      ?.value;
  await expect.poll(noted).toBe("5000000");
  await database().query.deleteFrom("settings").where("name", "=", "clock").execute();
  clock.advance(59_999);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await noted()).toBeUndefined();
  clock.advance(1);
  await expect.poll(noted).toBe("5060000");
});

it("a worker that cannot look logs why, and looks again", async () => {
  const said: string[] = [];
  const claimJobs = vi
    .fn<Database["claimJobs"]>((which) => database().claimJobs(which))
    .mockRejectedValueOnce(new Error("disk full"));
  const failing = but({
    claimJobs,
  });
  await add(database(), "a", "x");
  work(noting(database()), { database: failing, leaseMs: 60, log: (line) => said.push(line) }).start();
  await expect.poll(() => notes(database())).toBe(1);
  expect(said).toEqual(["Jobs could not be claimed: disk full"]);
});

it("a worker logs that the clock was set back by minutes, but not by seconds", async () => {
  const clock = manualClock(10_000_000);
  const said: string[] = [];
  const watching = work(noting(database()), { clock, log: (line) => said.push(line) });
  for (const by of [20_000, 60_000]) {
    await watching.tick();
    clock.advance(-by);
    await watching.tick();
  }
  expect(said).toEqual([
    expect.stringContaining("The clock is 1 min behind where it was, at 1970-01-01T02:45:20.000Z."),
  ]);
});
