import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { dayHeads } from "./activity-days.ts";
import { daysAgo } from "../../strings/moments.ts";

const rows = (...times: string[]) => times.map((at) => ({ id: at, at }));

describe("days", () => {
  const now = Date.parse("2026-06-12T03:30:00Z");

  it("begin at midnight of the zone, not of the reader", () => {
    const list = rows("2026-06-12T03:00:00Z", "2026-06-11T23:00:00Z", "2026-06-11T03:00:00Z");
    expect([...dayHeads(list, now, "America/New_York").values()]).toEqual([0, 1]);
    expect([...dayHeads(list, now, "UTC")]).toEqual([
      ["2026-06-12T03:00:00Z", 0],
      ["2026-06-11T23:00:00Z", 1],
    ]);
  });

  it("are those that the calendar of the zone names, also when clocks change", () => {
    const moments = array(integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }), { maxLength: 30 });
    const zones = constantFrom("America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC", "Pacific/Apia");
    assert(
      property(moments, zones, (times, zone) => {
        const newestFirst = times.toSorted((one, other) => other - one);
        const list = newestFirst.map((time, at) => ({ id: String(at), at: new Date(time).toISOString() }));
        const heads = dayHeads(list, now, zone);
        let last: number | undefined;
        for (const { id, at } of list) {
          const day = daysAgo(at, now, zone);
          expect([id, heads.get(id)]).toEqual([id, day === last ? undefined : day]);
          last = day;
        }
      }),
      { numRuns: 60 },
    );
  });
});
