import type { AccessCode } from "@mortise/client";
import { expect, it } from "vitest";
import { lanesOf } from "./bars.ts";
import { mostLanes, shownBars, shownEntries } from "./fewest-bars.ts";
import { dayStarts } from "./shown-days.ts";

const starts = dayStarts(20_000, 7, "UTC");
const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: String(index), type: "ongoing" }) as AccessCode);
const isLast = ({ name }: AccessCode) => name === "249";
const never = () => false;

it("a door with few codes has a bar for each", () => {
  const { bars, hidden } = shownBars(codes(mostLanes), starts, never);
  expect([bars.length, hidden]).toEqual([mostLanes, 0]);
});

it("a door with hundreds has a few lanes, leaves one free, and says how many codes are left out", () => {
  const { bars, hidden } = shownBars(codes(250), starts, never);
  expect([lanesOf(bars), hidden]).toEqual([mostLanes - 1, 250 - mostLanes + 1]);
});

it("what is urgent is shown, however late it stands in the list", () => {
  expect(shownBars(codes(250), starts, isLast).bars.map(({ code }) => code.name)).toContain("249");
  const { entries, hidden } = shownEntries(
    codes(250).map((code) => ({ code })),
    isLast,
  );
  expect(entries.map(({ code }) => code.name)).toContain("249");
  expect(entries.length + hidden).toBe(250);
});

it("a day with few codes lists them all", () => {
  const few = codes(mostLanes).map((code) => ({ code }));
  expect(shownEntries(few, never)).toEqual({ entries: few, hidden: 0 });
});
