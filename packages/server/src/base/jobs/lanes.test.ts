// A lane holds the recurring job of one lock: waking, putting off or finishing it must not affect other lanes.
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database, Tx } from "../db/database.ts";
import type { Job } from "../db/job.ts";
import { openSqlite } from "../db/engines/sqlite.ts";
import { add } from "../../../test/rig/jobs.ts";
import { finishJob, noteJob, rescheduleJob } from "./jobs.ts";
import { restLane, wakeLane } from "./lanes.ts";

let database: Database;
let heard: number;
beforeEach(async () => {
  database = await openSqlite({ folder: null });
  heard = 0;
  database.listen("jobs", () => {
    heard += 1;
  });
});
afterEach(() => database.close());

const inOne = (act: (tx: Tx) => Promise<void>) => database.transaction(act);
const wake = (lane: string, run_at?: number) =>
  inOne((tx) => wakeLane(tx, { kind: "look", workspace_id: null, lane, payload: { of: lane } }, run_at));
const rows = async () =>
  (await database.query.selectFrom("jobs").selectAll().orderBy("job_id").execute()).map(
    ({ lane, run_at, payload, leased_until }) => ({
      lane,
      run_at,
      payload: JSON.parse(payload) as unknown,
      isLeased: leased_until !== null,
    }),
  );
async function claimed(): Promise<Job> {
  const [job] = await database.claimJobs({ dueBy: 0, limit: 1, leaseMs: 60_000, link: null });
  if (!job) throw new Error("A job is due.");
  return job;
}
/** Notifications reach their listeners in a later turn of the event loop. */
const hears = async (act: () => Promise<unknown>) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const before = heard;
  await act();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return heard - before;
};

it("waking a lane makes only its job due, now or at the given time, and notifies sleeping workers", async () => {
  await add(database, "mine", "x", 9000);
  await add(database, "other", "y", 9000);
  expect(await hears(() => wake("mine"))).toBe(1);
  expect((await rows()).map(({ lane, run_at }) => [lane, run_at])).toEqual([
    ["mine", 0],
    ["other", 9000],
  ]);
  expect(await hears(() => wake("new"))).toBe(1);
  expect((await rows()).at(-1)).toEqual({ lane: "new", run_at: 0, payload: { of: "new" }, isLeased: false });
});

it("waking a lane does not put off a job that is due sooner", async () => {
  await wake("mine", 1000);
  expect(await hears(() => wake("mine", 5000))).toBe(0);
  expect((await rows()).map(({ run_at }) => run_at)).toEqual([1000]);
  await wake("mine", 500);
  expect((await rows()).map(({ run_at }) => run_at)).toEqual([500]);
});

it("waking a lane whose job is running adds a second job behind it", async () => {
  await add(database, "mine", "x");
  await claimed();
  await wake("mine", 2000);
  expect((await rows()).map(({ run_at, isLeased }) => [run_at, isLeased])).toEqual([
    [0, true],
    [2000, false],
  ]);
});

it("a job that rests keeps its payload until its time, and notifies sleeping workers", async () => {
  await add(database, "mine", "x");
  const first = await claimed();
  // The later job is in another lane.
  await add(database, "other", "y", 9000);
  const mine = async () => (await rows()).filter(({ lane }) => lane === "mine");
  expect(await hears(() => inOne((tx) => restLane(tx, first, 0)))).toBe(1);
  expect(await mine()).toEqual([{ lane: "mine", run_at: 0, payload: "x", isLeased: false }]);
  const again = await claimed();
  await inOne((tx) => restLane(tx, again, 7000, "seen"));
  expect(await mine()).toEqual([{ lane: "mine", run_at: 7000, payload: "seen", isLeased: false }]);
});

it("a job that rests without a time, or with another behind it, is deleted", async () => {
  await add(database, "mine", "x");
  const last = await claimed();
  await inOne((tx) => restLane(tx, last, undefined));
  expect(await rows()).toEqual([]);
  await add(database, "mine", "first");
  const first = await claimed();
  await wake("mine", 3000);
  await inOne((tx) => restLane(tx, first, 8000));
  expect((await rows()).map(({ run_at, payload }) => [run_at, payload])).toEqual([[3000, { of: "mine" }]]);
});

it("finishing or putting back a job does not affect another that was claimed with it", async () => {
  for (const lane of ["a", "b", "c", "d"]) await add(database, lane, lane);
  const [a, b, c] = await database.claimJobs({ dueBy: 0, limit: 4, leaseMs: 60_000, link: null });
  if (!a || !b || !c) throw new Error("All are due.");
  await inOne((tx) => noteJob(tx, b, "noted"));
  await inOne((tx) => rescheduleJob(tx, c, { run_at: 4000, payload: "later" }));
  await inOne((tx) => finishJob(tx, a));
  expect(await rows()).toEqual([
    { lane: "b", run_at: 0, payload: "noted", isLeased: true },
    { lane: "c", run_at: 4000, payload: "later", isLeased: false },
    { lane: "d", run_at: 0, payload: "d", isLeased: true },
  ]);
});
