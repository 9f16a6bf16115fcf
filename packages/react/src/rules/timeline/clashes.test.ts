import type { AccessCode } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { clashesOf, countClashes } from "./clashes.ts";
import { doorDay } from "./door-day.ts";

const dayMs = 86_400_000;
const at = (day: number) => new Date(day * dayMs).toISOString();
const code = (access_code_id: string, digits: string | null, [from, until]: [number, number], errors: string[] = []) =>
  ({
    access_code_id,
    name: access_code_id,
    code: digits,
    type: "time_bound",
    starts_at: at(from),
    ends_at: at(until),
    errors: errors.map((error_code) => ({ error_code })),
  }) as unknown as AccessCode;
const ongoing = (id: string, digits: string) => ({ ...code(id, digits, [0, 0]), type: "ongoing" }) as AccessCode;
const pairs = (...codes: AccessCode[]) =>
  [...clashesOf(codes)].map(([id, { other }]) => [id, other?.access_code_id ?? null]);

describe("clashes", () => {
  it("are the same digits at the same time", () => {
    const codes = [code("a", "1234", [1, 4]), code("b", "1234", [3, 6]), code("c", "9999", [3, 6])];
    expect(pairs(...codes)).toEqual([
      ["a", "b"],
      ["b", "a"],
    ]);
    expect(clashesOf(codes).get("a")).toMatchObject({ start: 3 * dayMs, end: 4 * dayMs });
  });
  it("are none one after the other, with other digits, or with digits that nobody may see", () => {
    expect(pairs(code("a", "1234", [1, 3]), code("b", "1234", [3, 6]))).toEqual([]);
    expect(pairs(code("a", "1234", [1, 4]), code("b", "4321", [1, 4]))).toEqual([]);
    expect(pairs(code("a", null, [1, 4]), code("b", null, [1, 4]), code("c", "", [1, 4]))).toEqual([]);
  });
  it("last as long as the shorter code where one has no end", () => {
    const found = clashesOf([ongoing("always", "1234"), code("guest", "1234", [1, 4])]);
    expect(found.get("always")).toMatchObject({ start: dayMs, end: 4 * dayMs });
  });
  it("are what a lock says too", () => {
    expect(pairs(code("a", "1234", [1, 4], ["duplicate_code_on_device"]))).toEqual([["a", null]]);
  });
  it("name the one that begins first", () => {
    const codes = [ongoing("a", "1"), code("late", "1", [5, 6]), code("soon", "1", [2, 3])];
    expect(clashesOf(codes).get("a")?.other?.name).toBe("soon");
  });
  it("are counted by pairs, within some days", () => {
    const clashes = clashesOf([
      code("a", "1", [1, 4]),
      code("b", "1", [3, 6]),
      code("c", "2", [1, 2], ["duplicate_code_on_device"]),
    ]);
    const count = (from: number, until: number) => countClashes(clashes, { start: from * dayMs, end: until * dayMs });
    expect([count(0, 7), count(2, 7), count(4, 7)]).toEqual([2, 1, 0]);
  });
});

describe("a day at a door", () => {
  const dayOf = (day: number, ...codes: AccessCode[]) =>
    doorDay(codes, clashesOf(codes), [day * dayMs, (day + 1) * dayMs]);

  it("says when codes begin and end, the earliest first", () => {
    const { entries, next } = dayOf(
      2,
      code("guest", "1", [2.5, 4]),
      code("leaves", "2", [1, 2.25]),
      ongoing("staff", "3"),
    );
    expect(entries.map(({ code: { name }, from, until }) => [name, from, until])).toEqual([
      ["leaves", null, 2.25 * dayMs],
      ["staff", null, null],
      ["guest", 2.5 * dayMs, null],
    ]);
    expect(next).toBeNull();
  });
  it("without a code, names the next", () => {
    const { entries, next } = dayOf(
      2,
      code("later", "1", [6, 7]),
      code("soon", "2", [4, 5]),
      code("past", "3", [0, 1]),
    );
    expect([entries, next?.name]).toEqual([[], "soon"]);
    expect(dayOf(2).next).toBeNull();
  });
  it("says a clash that is still ahead, once it is there no more", () => {
    const codes = [code("guest", "1", [1, 6]), code("other", "1", [4, 8])];
    expect(dayOf(2, ...codes).clash).toMatchObject({ other: { name: "other" }, start: 4 * dayMs });
    expect(dayOf(4, ...codes).clash).toBeNull();
  });
});
