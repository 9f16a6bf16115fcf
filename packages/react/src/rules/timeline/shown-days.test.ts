import { describe, expect, it } from "vitest";
import { dayNumbers } from "../time/day-numbers.ts";
import { dayStarts, placeOf, placeOfNow } from "./shown-days.ts";

const zone = "America/New_York";
const at = (text: string) => Date.parse(text);
const hourMs = 3_600_000;
const hoursOf = (day: string, count = 1) => {
  const starts = dayStarts(dayNumbers(zone)(at(day)), count, zone);
  return starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / hourMs);
};

describe("the days", () => {
  it("begin at midnight of the house", () => {
    const [first] = dayStarts(dayNumbers(zone)(at("2026-06-12T03:00:00Z")), 1, zone);
    expect(first).toBe(at("2026-06-11T04:00:00Z"));
  });
  it("have 23 hours when clocks are put forward, and 25 when they are put back", () => {
    expect(hoursOf("2026-03-07T17:00:00Z", 3)).toEqual([24, 23, 24]);
    expect(hoursOf("2026-10-31T16:00:00Z", 3)).toEqual([24, 25, 24]);
  });
  it("begin later where clocks skip midnight", () => {
    const [start] = dayStarts(dayNumbers("America/Santiago")(at("2026-09-06T16:00:00Z")), 1, "America/Santiago");
    expect(start).toBe(at("2026-09-06T04:00:00Z"));
  });
});

describe("the place of a moment", () => {
  const starts = dayStarts(dayNumbers(zone)(at("2026-03-07T17:00:00Z")), 7, zone);
  it.each([
    ["2026-03-07T05:00:00Z", 0],
    ["2026-03-07T17:00:00Z", 0.5],
    ["2026-03-08T05:00:00Z", 1],
    // The day has 23 hours, and 11.5 of them have passed.
    ["2026-03-08T16:30:00Z", 1.5],
    ["2026-03-09T04:00:00Z", 2],
    ["2026-03-01T00:00:00Z", 0],
    ["2026-04-01T00:00:00Z", 7],
  ])("%s: %s", (moment, place) => expect(placeOf(at(moment), starts)).toBe(place));

  it("is an edge where there is no start or no end", () => {
    expect([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].map((each) => placeOf(each, starts))).toEqual([0, 7]);
  });
  it("is that of now only among the days", () => {
    expect(placeOfNow(at("2026-03-07T17:00:00Z"), starts)).toBe(0.5);
    expect(placeOfNow(at("2026-03-07T17:05:00Z"), starts)).toBe(0.5);
    expect(placeOfNow(at("2026-03-07T17:15:00Z"), starts)).toBe(0.51);
    expect(placeOfNow(at("2026-03-07T04:59:00Z"), starts)).toBeNull();
    expect(placeOfNow(at("2026-03-14T04:00:00Z"), starts)).toBeNull();
  });
});
