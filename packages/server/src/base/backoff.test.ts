import { expect, test } from "vitest";
import { backoffMs, withJitter } from "./backoff.ts";

test("a wait doubles with each failure, up to the longest, however many there were", () => {
  const waits = { firstMs: 1000, longestMs: 5000 };
  expect([0, 1, 2, 3, 10_000].map((failures) => backoffMs(failures, waits))).toEqual([1000, 2000, 4000, 5000, 5000]);
});

test("those who failed together come back at any time up to the whole wait", () => {
  expect([0, 0.5, 1].map((random) => withJitter(8000, random))).toEqual([0, 4000, 8000]);
});
