import { describe, expect, it } from "vitest";
import type { AccessCode } from "@mortise/client";
import { shownBars } from "./fewest-bars.ts";
import { heldBars } from "./held-bars.ts";
import { heldDay, shownDay } from "./held-day.ts";
import { doorDay } from "./door-day.ts";
import { dayStarts } from "./shown-days.ts";

const starts = dayStarts(20_000, 7, "UTC");
const code = (access_code_id: string, from: number, to: number) =>
  ({
    access_code_id,
    type: "time_bound",
    starts_at: new Date((starts[0] ?? 0) + from * 86_400_000).toISOString(),
    ends_at: new Date((starts[0] ?? 0) + to * 86_400_000).toISOString(),
    errors: [],
  }) as unknown as AccessCode;
const bars = (...codes: AccessCode[]) => shownBars(codes, starts, () => false);
const lanes = (shown: ReturnType<typeof bars>) =>
  Object.fromEntries(shown.bars.map(({ code: { access_code_id }, lane }) => [access_code_id, lane]));

describe("bars of a row that keeps its height", () => {
  const [one, two] = [code("one", 1, 4), code("two", 2, 5)];

  it("stay in their lanes when one begins before them", () => {
    const held = heldBars(bars(one), bars(one, code("new", 0, 2)), starts);
    expect(lanes(held)).toEqual({ one: 0, new: 1 });
    expect(held).toMatchObject({ lanes: 2, waiting: 0, hidden: 0 });
  });

  it("leave out a code that has no free lane, and say so", () => {
    const held = heldBars(bars(one, two), bars(one, two, code("new", 0, 7)), starts);
    expect(lanes(held)).toEqual({ one: 0, two: 1 });
    expect(held).toMatchObject({ lanes: 2, waiting: 1 });
  });

  it("give way to a code that grew into another lane's time, and keep the lanes of those that are gone", () => {
    const late = code("late", 5, 6);
    const held = heldBars(bars(one, two, late), bars(two, code("late", 3, 6)), starts);
    expect(lanes(held)).toEqual({ two: 1, late: 0 });
    expect(held.lanes).toBe(2);
  });

  it("count those that wait among those left out, where the row says how many", () => {
    const nine = Array.from({ length: 9 }, (_, index) => code(String(index), 0, 7));
    const held = heldBars(bars(...nine), bars(...nine, code("new", 0, 7)), starts);
    expect(held).toMatchObject({ lanes: 8, hidden: 3, waiting: 0 });
  });
});

describe("a day that keeps its height", () => {
  const day = (...codes: AccessCode[]) =>
    shownDay(doorDay(codes, new Map(), [starts[0] ?? 0, starts[1] ?? 0]), () => false);
  const ids = (shown: ReturnType<typeof day>) =>
    shown.entries.map(({ code: { access_code_id }, isGone }) => [access_code_id, isGone === true]);

  it("keeps the place of a code that is gone, and counts a new one", () => {
    const held = heldDay(day(code("one", 0, 1), code("two", 0, 1)), day(code("two", 0, 1), code("new", 0, 1)));
    expect(ids(held)).toEqual([
      ["one", true],
      ["two", false],
    ]);
    expect(held.waiting).toBe(1);
  });

  it("keeps the note about the next code", () => {
    const next = code("next", 2, 3);
    const held = heldDay(day(next), day(next, code("new", 0, 1)));
    expect(held).toMatchObject({ entries: [], waiting: 1, note: { next } });
  });
});
