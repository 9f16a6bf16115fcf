// Retries of a failed job, and their log.
import { expect, it } from "vitest";
import { add } from "../../../test/rig/jobs.ts";
import { oneWorker } from "../../../test/rig/one-worker.ts";
import { manualClock } from "../clock.ts";
import { JobLostError } from "./jobs.ts";

const { database, work, rows } = oneWorker();

it("a failed job waits twice as long after each failure, and the log names it and the reason", async () => {
  const clock = manualClock(0);
  const said: string[] = [];
  let tries = 0;
  const note = async () => {
    tries += 1;
    throw tries === 1 ? "a word" : new Error("not now");
  };
  await add(database(), "a", "x");
  await add(database(), "b", "y", 3_600_000);
  await database()
    .query.updateTable("jobs")
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
  expect((await rows())[1]).toMatchObject({
    lane: "b",
    run_at: 3_600_000,
    failures: 0,
    leased_until: expect.any(Number),
  });
});

it("a failure of a job that another process took over is not logged; a job of an unknown kind is", async () => {
  const said: string[] = [];
  await add(database(), "a", "x");
  const lost = async () => {
    throw new JobLostError("taken over");
  };
  await work(lost, { log: (line) => said.push(line) }).tick();
  expect(said).toEqual([]);
  await database().query.updateTable("jobs").set({ leased_until: null, kind: "unheard" }).execute();
  await work(lost, { log: (line) => said.push(line) }).tick();
  expect(said).toEqual(["Job 1 (unheard) failed at try 1: No handler for jobs of kind unheard"]);
});
