import { describe, expect, it } from "vitest";
import { extendedEnd } from "./extended-end.ts";

const zone = "America/New_York";
const now = Date.parse("2026-11-28T12:00:00Z");
const timed = (starts_at: string, ends_at: string) => ({ type: "time_bound", starts_at, ends_at }) as const;
const endOf = (code: Parameters<typeof extendedEnd>[0]) => {
  const extended = extendedEnd(code, now, zone);
  return extended && [extended.span, new Date(extended.ends).toISOString()];
};

describe("the end of a code, extended", () => {
  it("is a night later for a stay, whether it runs or is to come", () => {
    const night = ["night", "2026-11-30T16:00:00.000Z"];
    expect(endOf(timed("2026-11-27T20:00:00Z", "2026-11-29T16:00:00Z"))).toEqual(night);
    expect(endOf(timed("2026-11-28T20:00:00Z", "2026-11-29T16:00:00Z"))).toEqual(night);
  });

  it("keeps its time of day at the door when clocks are changed", () => {
    const code = timed("2027-03-12T20:00:00Z", "2027-03-13T16:00:00Z");
    expect(endOf(code)).toEqual(["night", "2027-03-14T15:00:00.000Z"]);
  });

  it("is an hour later for a code of some hours", () => {
    expect(endOf(timed("2026-11-28T11:00:00Z", "2026-11-28T13:00:00Z"))).toEqual(["hour", "2026-11-28T14:00:00.000Z"]);
  });

  it("is none for a code that has ended, has no end, or one that cannot be read", () => {
    expect(endOf(timed("2026-11-26T20:00:00Z", "2026-11-27T16:00:00Z"))).toBeNull();
    expect(endOf({ type: "ongoing", starts_at: null, ends_at: null })).toBeNull();
    expect(endOf(timed("2026-11-27T20:00:00Z", "soon"))).toBeNull();
  });
});
