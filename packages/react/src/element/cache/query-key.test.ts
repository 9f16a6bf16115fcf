// TanStack Query is the reference: the same keys, the same matches, the same structural sharing.
import { hashKey as theirHash, partialMatchKey, replaceEqualDeep } from "@tanstack/react-query";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashKey, containsKey, keepSame, type QueryKey } from "./query-key.ts";

/** Whether a value lacks names that objects treat specially. None of our answers and requests has one. */
const isOrdinary = (value: unknown) => !JSON.stringify(value)?.includes("__proto__");
const json = fc.jsonValue({ maxDepth: 4 }).filter(isOrdinary);
const input = fc.object({ maxDepth: 2, values: [fc.constantFrom(1, 2)] }).filter(isOrdinary);
const key = fc.array(fc.oneof(fc.constantFrom("seam", "devices.list"), json, input), { maxLength: 4 });

describe("hashKey", () => {
  it("says what TanStack Query says", () => {
    fc.assert(
      fc.property(key, (some) => {
        expect(hashKey(some)).toBe(theirHash(some));
      }),
    );
  });
  it("does not heed the order of names, nor what is undefined", () => {
    expect(hashKey([{ a: 1, b: { d: 1, c: 2 } }])).toBe(hashKey([{ b: { c: 2, d: 1 }, a: 1, e: undefined }]));
  });
});

describe("holds", () => {
  it("says what TanStack Query says", () => {
    const pairs = fc.oneof(
      fc.tuple(key, key),
      key.chain((whole) => fc.tuple(fc.constant(whole), fc.subarray(whole))),
    );
    fc.assert(
      fc.property(pairs, ([whole, part]) => {
        expect(containsKey(whole, part)).toBe(partialMatchKey(whole, part as QueryKey));
      }),
    );
  });
});

describe("keepSame", () => {
  it("is the new value, and shares what TanStack Query shares", () => {
    const pairs = fc.oneof(
      fc.tuple(json, json),
      json.map((value) => [value, structuredClone(value)] as const),
    );
    fc.assert(
      fc.property(pairs, ([before, now]) => {
        const kept = keepSame(before, now);
        const theirs = replaceEqualDeep(before, now);
        expect(kept).toStrictEqual(theirs);
        expect(kept === before).toBe(theirs === before);
      }),
    );
  });
  it("keeps each door that has not changed", () => {
    const before = [
      { id: "a", properties: { locked: true } },
      { id: "b", properties: { locked: true } },
    ];
    const kept = keepSame(before, [structuredClone(before[0]), { id: "b", properties: { locked: false } }]);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).toEqual({ id: "b", properties: { locked: false } });
  });
});
