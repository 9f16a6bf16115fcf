import type { AccessCode } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { barLook } from "./bar-look.ts";
import { barsOf, lanesOf, shortestBar } from "./bars.ts";
import { dayStarts } from "./shown-days.ts";

const dayMs = 86_400_000;
const first = 20_000;
const starts = dayStarts(first, 7, "UTC");
const at = (day: number) => new Date((first + day) * dayMs).toISOString();
const code = (name: string, from: number | null, until: number | null, more: Partial<AccessCode> = {}) =>
  ({
    name,
    type: from === null && until === null ? "ongoing" : "time_bound",
    starts_at: from === null ? null : at(from),
    ends_at: until === null ? null : at(until),
    errors: [],
    ...more,
  }) as unknown as AccessCode;
const shown = (...codes: AccessCode[]) =>
  barsOf(codes, starts).map((bar) => [bar.code.name, bar.from, bar.to, bar.lane] as const);

describe("bars", () => {
  it("go from start to end, the earliest first, and stand in one lane where none covers another", () => {
    expect(shown(code("b", 4.5, 6), code("a", 1, 4.5))).toEqual([
      ["a", 1, 4.5, 0],
      ["b", 4.5, 6, 0],
    ]);
  });
  it("go from edge to edge without a time", () => {
    const [bar] = barsOf([code("always", null, null)], starts);
    expect(bar).toMatchObject({ from: 0, to: 7, isCutStart: true, isCutEnd: true });
  });
  it("are cut where the code began earlier or goes on", () => {
    expect(barsOf([code("early", -3, 2), code("late", 5, 9)], starts)).toMatchObject([
      { from: 0, to: 2, isCutStart: true, isCutEnd: false },
      { from: 5, to: 7, isCutStart: false, isCutEnd: true },
    ]);
  });
  it("are not there on other days, nor for a code that ends when the first day begins", () => {
    expect(shown(code("past", -3, -1), code("future", 7, 9), code("just over", -1, 0))).toEqual([]);
  });
  it("have lanes where they overlap, and the first that is free again", () => {
    const bars = [code("a", 0, 3), code("b", 1, 5), code("c", 2, 4), code("d", 3, 6)];
    expect(shown(...bars).map(([name, , , lane]) => [name, lane])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["d", 0],
    ]);
    expect([lanesOf(barsOf(bars, starts)), lanesOf([])]).toEqual([3, 0]);
  });
  it("can be hit, however short, also at the end", () => {
    const [short, last] = barsOf([code("hour", 1, 1 + 1 / 24), code("last", 7 - 1 / 24, 8)], starts);
    expect(short).toMatchObject({ from: 1, to: 1 + shortestBar });
    expect(last).toMatchObject({ from: 7 - shortestBar, to: 7 });
  });
  it("that are short have their name behind them if a day is free there", () => {
    const names = (...codes: AccessCode[]) => barsOf(codes, starts).map(({ isNameBeside }) => isNameBeside);
    expect(names(code("short", 1, 1.5), code("next", 2, 4), code("long", 5, 6.5))).toEqual([false, false, false]);
    expect(names(code("short", 1, 1.5), code("next", 3, 5))).toEqual([true, false]);
  });
  it("take a date that cannot be read for none", () => {
    expect(shown(code("odd", null, null, { type: "time_bound", starts_at: "soon", ends_at: at(2) }))).toEqual([
      ["odd", 0, 2, 0],
    ]);
  });
});

it.each([
  ["set", "plain"],
  ["setting", "absent"],
  ["unset", "absent"],
  ["removing", "asked"],
  ["unknown", "asked"],
] as const)("a code that is %s looks %s", (status, look) => {
  expect(barLook(code("", 0, 1, { status }))).toBe(look);
});
it("a code that its lock refused looks failed, and one of a server that says nothing looks plain", () => {
  const refused = { status: "setting", errors: [{ error_code: "failed_to_set_on_device" }] } as Partial<AccessCode>;
  expect(barLook(code("", 0, 1, refused))).toBe("failed");
  expect(barLook(code("", 0, 1))).toBe("plain");
});
