import { expect, it } from "vitest";
import { watchSetForward } from "./set-forward.ts";

const minuteMs = 60_000;

it("a clock that was set forward is logged once, and no other change of a clock", () => {
  const said: string[] = [];
  let [now, steady] = [Date.parse("2026-06-12T09:00:00.000Z"), 5000];
  const look = watchSetForward((message) => said.push(message), { now: () => now, steady: () => steady });
  const pass = (milliseconds: number, setBy = 0) => {
    now += milliseconds + setBy;
    steady += milliseconds;
    look();
  };
  pass(10_000);
  // The process stalls for a day, the clock is corrected a little, and then set back, which the job worker itself logs.
  pass(24 * 60 * minuteMs);
  pass(10_000, 20_000);
  pass(10_000, -60 * minuteMs);
  expect(said).toEqual([]);
  pass(10_000, 120 * minuteMs);
  pass(10_000);
  expect(said).toEqual([expect.stringMatching(/^The clock jumped ahead by 120 min, to 2026-06-13T10:01:00\.000Z: /)]);
});
