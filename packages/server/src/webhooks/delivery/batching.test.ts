import { afterEach, expect, test, vi } from "vitest";
import { createBatcher } from "./batching.ts";

afterEach(() => vi.useRealTimers());

const soon = () => new Promise(setImmediate);

test("requests of one turn form a batch, and those that come meanwhile the next one", async () => {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const ask = createBatcher(
    async (items: readonly number[]) => {
      batches.push(items);
      await new Promise<void>((resolve) => gates.push(resolve));
      return items.map((item) => item * 10);
    },
    { pauseMs: 0 },
  );
  const first = [1, 2, 3].map(ask);
  await soon();
  const second = [4, 5].map(ask);
  await soon();
  expect(batches).toEqual([[1, 2, 3]]);
  gates.shift()?.();
  expect(await Promise.all(first)).toEqual([10, 20, 30]);
  await soon();
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  gates.shift()?.();
  expect(await Promise.all(second)).toEqual([40, 50]);
});

test("batches keep their limits of length and concurrency", async () => {
  let underWay = 0;
  const seen: [number, number][] = [];
  const ask = createBatcher(
    async (items: readonly number[]) => {
      underWay += 1;
      seen.push([items.length, underWay]);
      await soon();
      underWay -= 1;
      return items;
    },
    { longest: 3, lanes: 2 },
  );
  expect(await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index)))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(seen.map(([length]) => length)).toEqual([3, 3, 3, 1]);
  expect(Math.max(...seen.map(([, lanes]) => lanes))).toBe(2);
});

test("a batch waits for more while several callers are active; a lone caller does not wait", async () => {
  const sizes: number[] = [];
  const ask = createBatcher(
    async (items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    },
    { pauseMs: 500 },
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  for (let index = 0; index < 5; index += 1) await ask(index);
  await Promise.all([ask(1), ask(2)]);
  const next = [ask(3)];
  await soon();
  next.push(ask(4));
  vi.advanceTimersByTime(500);
  await Promise.all(next);
  expect(sizes).toEqual([1, 1, 1, 1, 1, 2, 2]);
});

test("a failed batch rejects all its requests, and the next one still runs", async () => {
  const ask = createBatcher(async (items: readonly string[]) => {
    if (items.includes("bad")) throw new Error("the disk is full");
    return items.map((item) => (item === "alone" ? Promise.reject(new Error("not this one")) : item));
  });
  const outcomes = await Promise.allSettled(["good", "bad"].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const alone = await Promise.allSettled(["good", "alone"].map(ask));
  expect(alone.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});
