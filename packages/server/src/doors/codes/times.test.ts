import { describe, expect, it } from "vitest";
import { ongoingTimes, timesOf } from "./times.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const bound = { starts_at: "2026-06-12T10:00:00.000Z", ends_at: "2026-06-13T10:00:00.000Z" };
const [earlier, later] = ["2026-06-12T08:00:00.000Z", "2026-06-14T10:00:00.000Z"];

describe("an omitted time stays unchanged (platform-api §4.2)", () => {
  it.each([
    [{}, ongoingTimes, ongoingTimes],
    [{}, bound, bound],
    [{ type: "time_bound" }, bound, bound],
    [{ type: "ongoing" }, bound, ongoingTimes],
    [{ ends_at: later }, bound, { ...bound, ends_at: later }],
    [{ starts_at: earlier }, bound, { ...bound, starts_at: earlier }],
    [bound, ongoingTimes, bound],
  ] as const)("%j applied to %j gives %j", (asked, before, times) =>
    expect(timesOf(asked, before, now)).toEqual(times),
  );
});

it.each([
  ["a type that the times contradict", { type: "ongoing", starts_at: earlier }, bound, /no starts_at and no ends_at/],
  ["a type that the times contradict", { type: "ongoing", ends_at: later }, bound, /no starts_at and no ends_at/],
  ["a type that needs times", { type: "time_bound" }, ongoingTimes, /needs starts_at and ends_at/],
  ["a start alone", { starts_at: earlier }, ongoingTimes, /go together/],
  ["an end alone", { ends_at: later }, ongoingTimes, /go together/],
  ["an end before its start", { ends_at: "2026-06-12T09:59:59.999Z" }, bound, /after starts_at/],
  ["an end at its start", { ends_at: bound.starts_at }, bound, /after starts_at/],
  ["an end that is now", { starts_at: earlier, ends_at: "2026-06-12T09:00:00.000Z" }, ongoingTimes, /in the future/],
] as const)("refuses %s: %j", (_, asked, before, why) =>
  expect(() => timesOf(asked, before, now)).toThrow(expect.objectContaining({ message: expect.stringMatching(why) })),
);
