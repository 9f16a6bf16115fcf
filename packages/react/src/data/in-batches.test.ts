import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failedSession } from "../provider/session.ts";
import { inBatches } from "./in-batches.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [one, other] = [failedSession(new Error("one")), failedSession(new Error("other"))];

it("tells what comes together in one call, for each session alone", async () => {
  const told = vi.fn<(key: string, items: readonly string[]) => void>();
  const add = inBatches<string>("words", async ({ key }, items) => told(key, items));
  add(one, "a");
  add(other, "x");
  add(one, "b");
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(told.mock.calls).toEqual([
    [one.key, ["a", "b"]],
    [other.key, ["x"]],
  ]);
});

it("keeps what comes while it tells until that has settled, a failure too", async () => {
  const told: string[][] = [];
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const add = inBatches<string>("late words", async (_, items) => {
    told.push([...items]);
    await answers[told.length - 1]?.promise;
  });
  add(one, "a");
  await vi.advanceTimersByTimeAsync(250);
  add(one, "b");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([["a"]]);
  answers[0]?.reject(new Error("no answer"));
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toEqual([["a"], ["b"]]);
  answers[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  add(one, "c");
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toEqual([["a"], ["b"], ["c"]]);
});
