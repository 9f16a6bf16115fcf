import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "./in-turns.ts";

it("runs as much at a time as there are places, and the rest in the order it came", async () => {
  const inTurns = createTurns(2);
  const begun: number[] = [];
  let [now, most] = [0, 0];
  const work = (n: number) => async () => {
    begun.push(n);
    most = Math.max(most, (now += 1));
    await setImmediate();
    now -= 1;
    return n * 10;
  };
  const results = await Promise.all([1, 2, 3, 4, 5].map((n) => inTurns(work(n))));
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("lets the process do something else between one piece of work and the next", async () => {
  const inTurns = createTurns(1);
  let done = 0;
  const all = Promise.all(Array.from({ length: 20 }, () => inTurns(async () => (done += 1))));
  const seen = new Set<number>();
  for (let turn = 0; turn < 100; turn += 1) {
    await setImmediate();
    seen.add(done);
  }
  await all;
  expect(seen.size).toBeGreaterThan(10);
});

it("gives the place of work that failed to the next, and its failure to whoever asked for it", async () => {
  const inTurns = createTurns(1);
  const failed = inTurns(() => Promise.reject(new Error("no")));
  const next = inTurns(async () => "done");
  await expect(failed).rejects.toThrow("no");
  await expect(next).resolves.toBe("done");
});
