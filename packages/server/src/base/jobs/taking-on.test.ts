// A worker's claims: their number, their workspace, their leases, and the stop.
import { expect, it, vi } from "vitest";
import { add, notes, noting } from "../../../test/rig/jobs.ts";
import { oneWorker } from "../../../test/rig/one-worker.ts";
import type { Job } from "../db/job.ts";

const { database, work, finish, rows, but, lasting } = oneWorker();

it("a worker runs no more jobs at once than its limit, and the next as soon as one is done", async () => {
  const ends = new Map<string, () => void>();
  const note = async (job: Job) => {
    await new Promise<void>((resolve) => ends.set(job.lane, resolve));
    await finish(job);
  };
  for (const lane of ["a", "b", "c"]) await add(database(), lane, lane);
  work(note, { concurrency: 2, leaseMs: 3_600_000 }).start();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b"]);
  expect((await rows()).map(({ leased_until }) => leased_until !== null)).toEqual([true, true, false]);
  // A job added while the worker is full is not claimed either.
  await add(database(), "d", "d");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ends.size).toBe(2);
  ends.get("b")?.();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b", "c"]);
  ends.get("a")?.();
  await expect.poll(() => ends.size).toBe(4);
  for (const end of ends.values()) end();
});

it("a job of a link begins at once, however many jobs without a link are under way", async () => {
  const { begun, note, letGo } = lasting();
  await add(database(), "a", "x");
  work(note, { concurrency: 1, leaseMs: 3_600_000, links: () => ["hub"] }).start();
  await expect.poll(() => begun.map(({ lane }) => lane)).toEqual(["a"]);
  await add(database(), "b", "y");
  await database().query.updateTable("jobs").set({ link: "hub" }).where("lane", "=", "b").execute();
  await add(database(), "c", "z");
  await expect.poll(() => begun.map(({ lane }) => lane)).toEqual(["a", "b"]);
  letGo();
});

it("a worker does not take its own job again after its process stood still for longer than a lease", async () => {
  const { begun, note, letGo } = lasting();
  await add(database(), "a", "x");
  work(note, { leaseMs: 3_600_000 }).start();
  await expect.poll(() => begun.length).toBe(1);
  await database().query.updateTable("jobs").set({ leased_until: 1 }).execute();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  await add(database(), "b", "y");
  await expect.poll(() => begun.map(({ lane }) => lane)).toContain("b");
  vi.restoreAllMocks();
  expect(begun.map(({ lane }) => lane)).toEqual(["a", "b"]);
  letGo();
});

it("a tick for one workspace runs only that workspace's jobs, and waits for no others", async () => {
  const { begun, note, letGo } = lasting();
  const of = async (workspace_id: string, lane: string) => {
    await add(database(), lane, lane);
    await database().query.updateTable("jobs").set({ workspace_id }).where("lane", "=", lane).execute();
  };
  await database()
    .query.insertInto("workspaces")
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
  letGo();
});

it("a worker renews the lease of a long job, so that no other worker runs it too", async () => {
  const { begun, note, letGo } = lasting();
  await add(database(), "a", "x");
  let renewed = 0;
  const counted = but({
    async renewLeases(jobs, leaseMs) {
      await database().renewLeases(jobs, leaseMs);
      renewed += jobs.length;
    },
  });
  // Leases are renewed every half second, so that a machine that stalls for a second loses none.
  work(note, { database: counted, leaseMs: 1500 }).start();
  await expect.poll(() => begun.length).toBe(1);
  const claimed = (await rows())[0]?.leased_until ?? Number.NaN;
  await expect.poll(() => renewed).toBeGreaterThan(3);
  expect(begun).toHaveLength(1);
  // The value is not compared with the present, because this test may have stalled since the last renewal.
  expect((await rows())[0]?.leased_until).toBeGreaterThan(claimed);
  letGo();
  await expect.poll(rows).toEqual([]);
});

it("two simultaneous ticks both end, instead of waiting for each other for ever", async () => {
  let looks = 0;
  const counted = but({
    async claimJobs(which) {
      looks += 1;
      if (looks > 100) throw new Error("It looks again and again.");
      return database().claimJobs(which);
    },
  });
  for (const lane of ["a", "b", "c"]) await add(database(), lane, lane);
  const asked = work(noting(database()), { database: counted });
  await Promise.all([asked.tick(), asked.tick(), asked.tick()]);
  expect(await notes(database())).toBe(3);
});

it("a worker does not run a job twice when the clock is set forward by more than a lease", async () => {
  const { begun, note, letGo } = lasting();
  await add(database(), "a", "x");
  work(note).start();
  await expect.poll(() => begun.length).toBe(1);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  await add(database(), "b", "y");
  await expect.poll(() => begun.length).toBeGreaterThan(1);
  vi.restoreAllMocks();
  letGo();
  await expect.poll(rows).toEqual([]);
  expect(begun.map(({ lane }) => lane)).toEqual(["a", "b"]);
});

it("a worker that stops finishes its running jobs and starts no more", async () => {
  const { begun, note, letGo } = lasting();
  await add(database(), "a", "x");
  const stopping = work(note, { leaseMs: 90 });
  stopping.start();
  await expect.poll(() => begun.length).toBe(1);
  const left = stopping.stop().then(rows);
  await add(database(), "b", "y");
  // The stop still waits after several turns.
  for (let turn = 0; turn < 10; turn += 1) await rows();
  letGo();
  expect((await left).map(({ lane, attempts }) => [lane, attempts])).toEqual([["b", 0]]);
});

it("a worker that stops while it decides how long to sleep leaves no timer behind", async () => {
  const timers = new Set<object>();
  const clock = {
    now: () => 1000,
    setTimer() {
      const timer = {};
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  await add(database(), "a", "x", 5000);
  const stopped = Promise.withResolvers<void>();
  let hasLooked = false;
  const watched = but({
    get query() {
      if (hasLooked) stopped.resolve(sleepy.stop());
      return database().query;
    },
    async claimJobs(which) {
      hasLooked = true;
      return database().claimJobs(which);
    },
  });
  const sleepy = work(finish, { database: watched, clock });
  sleepy.start();
  await stopped.promise;
  expect(timers.size).toBe(0);
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
  publishable_key_auth: 1 as const,
  webview_customization: null,
  created_at: "2026-06-12T09:00:00.000Z",
});
