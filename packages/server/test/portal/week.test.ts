// The chart of a week: the end of its axis, its days, and the count of each.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { axisMarks, axisTop } from "../../pages/portal/attempts/axis.ts";
import { byDay, weekUntil } from "../../pages/portal/attempts/week.ts";
import { randomRuns } from "../rig/random-runs.ts";

test.each([
  [0, [1, 0]],
  [1, [1, 0]],
  [2, [2, 1, 0]],
  [3, [3, 2, 1, 0]],
  [4, [5, 4, 3, 2, 1, 0]],
  [8, [10, 5, 0]],
  [254, [300, 200, 100, 0]],
  [1000, [1000, 500, 0]],
  [1001, [2000, 1000, 0]],
])("for %i the axis has %j", (most, marks) => {
  expect(axisMarks(axisTop(most))).toEqual(marks);
});

test("an axis holds every bar, is no longer than it must be, and has whole numbers at even distances", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (most) => {
      const top = axisTop(most);
      expect(String(top)).toMatch(/^[1235]0*$/);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThan(2 * Math.max(most, 1) + 1);
      const marks = axisMarks(top);
      expect([marks[0], marks.at(-1)]).toEqual([top, 0]);
      const distances = marks.slice(1).map((mark, index) => (marks[index] ?? 0) - mark);
      expect(new Set(distances).size).toBe(1);
      expect(marks.filter((mark) => !Number.isInteger(mark))).toEqual([]);
    }),
    randomRuns(300),
  );
});

test("a week has seven midnights of the place where it is read, the last one today's, also where clocks are changed", () => {
  const now = new Date(2026, 2, 31, 15, 30).getTime();
  const midnights = weekUntil(now);
  expect(midnights.map((at) => [new Date(at).getDate(), new Date(at).getHours()])).toEqual(
    [25, 26, 27, 28, 29, 30, 31].map((date) => [date, 0]),
  );
});

test("what was counted in five minutes is on the day in which they begin, and nothing is lost", () => {
  const now = new Date(2026, 5, 12, 9).getTime();
  const midnights = weekUntil(now);
  const start = midnights[0] ?? 0;
  const fiveMinutes = 300_000;
  const ofWeek = Math.ceil((now - start) / fiveMinutes);
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: ofWeek, maxLength: ofWeek }),
      fc.array(fc.nat(9), { minLength: ofWeek, maxLength: ofWeek }),
      (successCount, failureCount) => {
        const days = byDay(midnights, {
          data: { successCount, failureCount },
          period: "FiveMinutes",
          startDate: new Date(start),
          endDate: new Date(start + ofWeek * fiveMinutes),
        });
        const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
        expect(sum(days.map(({ delivered }) => delivered))).toBe(sum(successCount));
        expect(sum(days.map(({ failed }) => failed))).toBe(sum(failureCount));
        const ofFirst = ((midnights[1] ?? 0) - start) / fiveMinutes;
        expect(days[0]?.delivered).toBe(sum(successCount.slice(0, ofFirst)));
      },
    ),
    randomRuns(20),
  );
});
