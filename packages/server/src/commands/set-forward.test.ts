import { expect, it } from "vitest";
import { watchSetForward } from "./set-forward.ts";

const minuteMs = 60_000;

it("tells once of a clock that was set forward, and of nothing else that clocks do", () => {
  const said: string[] = [];
  let [now, steady] = [Date.parse("2026-06-12T09:00:00.000Z"), 5000];
  const look = watchSetForward((message) => said.push(message), { now: () => now, steady: () => steady });
  const pass = (milliseconds: number, setBy = 0) => {
    now += milliseconds + setBy;
    steady += milliseconds;
    look();
  };
  pass(10_000);
  // A process that was held up for a day, a clock put right by a breath, and one that is set back: the server's work tells of that itself.
  pass(24 * 60 * minuteMs);
  pass(10_000, 20_000);
  pass(10_000, -60 * minuteMs);
  expect(said).toEqual([]);
  pass(10_000, 120 * minuteMs);
  pass(10_000);
  expect(said).toEqual([expect.stringMatching(/^The clock went on by 120 min more than time did, to 2026-06-13T10:01:00\.000Z: /)]);
});
