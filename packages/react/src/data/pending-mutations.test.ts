import { expect, it } from "vitest";
import { type Pending, pendingIntervalMs } from "./pending-mutations.ts";

const now = Date.parse("2026-06-12T15:00:00.000Z");
const since = (minutes: number): Pending => ({
  pending_mutations: [{ created_at: new Date(now - minutes * 60_000).toISOString() }],
});
const settled: Pending = { pending_mutations: [] };
const manySettled = Array.from({ length: 500 }, () => settled);

it.each([
  ["nothing", [], false, false],
  ["what is settled", [settled, {}], false, false],
  ["a young change", [settled, since(1)], false, 3000],
  ["a young change that events tell of", [settled, since(1)], true, 30_000],
  ["a young change by a server whose clock is ahead", [since(-1)], false, 3000],
  ["a change that waits for its start", [since(60)], false, 60_000],
  ["a young change beside an old one", [since(60), since(1)], false, 3000],
  ["a change of which no time is known", [{ pending_mutations: [{}] }], false, 60_000],
  ["a young change in a list of several answers", [since(1), ...manySettled], false, 60_000],
] as const)("reads %s again after the time it takes", (_, things, isLive, ms) => {
  expect(pendingIntervalMs(things, isLive, now)).toBe(ms);
});
