// The clock is set back during a job. The job's next run does not wait until the clock has caught up.
import { expect, it } from "vitest";
import { oneWorker } from "../../../test/rig/one-worker.ts";
import { hourMs, manualClock } from "../clock.ts";
import { addJob, rescheduleJob } from "./jobs.ts";

const { database, work, finish } = oneWorker();

it("a job that was under way is looked at again at once", async () => {
  const clock = manualClock(10 * hourMs);
  const [begun, noticed, letGo] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const runs: number[] = [];
  const worker = work(
    async (job) => {
      const now = clock.now();
      runs.push(now);
      if (runs.length > 1) return finish(job);
      begun?.resolve();
      await letGo?.promise;
      await database().transaction((tx) => rescheduleJob(tx, job, { run_at: now + 5000 }));
    },
    { clock, log: (line) => line.includes("60 min behind") && noticed?.resolve() },
  );
  const job = { kind: "note", workspace_id: null, lane: "note", payload: {}, run_at: clock.now() };
  await database().transaction((tx) => addJob(tx, job));
  const first = worker.tick();
  await begun?.promise;
  clock.advance(-hourMs);
  const second = worker.tick();
  await noticed?.promise;
  letGo?.resolve();
  await Promise.all([first, second]);
  await worker.tick();
  expect(runs).toEqual([10 * hourMs, 9 * hourMs]);
});
