// The example field reports where its text stops being JSON.
import { maxPayloadBytes } from "@mortise/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { longestPayload } from "../../pages/portal/attempts/example-payload.ts";
import { faultIn, placeOf } from "../../pages/portal/attempts/json-fault.ts";
import { randomRuns } from "../rig/random-runs.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ["", 0],
  ["{", 1],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ["{a:1}", 1],
  ['{"a":"b}', 8],
  ['{"a":"\\x"}', 6],
  ["[1 2]", 3],
  ["01", 1],
  ["{} {}", 3],
  ["[1}", 2],
  ['{"a":tru}', 5],
])("%j cannot go on at %i", (text, at) => {
  expect(faultIn(text)).toBe(at);
});

test("a place is told as editors count", () => {
  expect(placeOf('{\n  "a": x\n}', 9)).toEqual({ line: 2, column: 8 });
  expect(placeOf("x", 0)).toEqual({ line: 1, column: 1 });
});

test("a text has a fault exactly where it is no JSON, whatever is in it", () => {
  const json = fc.jsonValue().chain((value) => fc.constantFrom(JSON.stringify(value), JSON.stringify(value, null, 2)));
  const spoilt = fc
    .tuple(
      json,
      fc.nat(200),
      fc.nat(3),
      fc.constantFrom("", ",", '"', "}", "]", "{", "[", "0", "-", "\\", " ", "\n", "e"),
    )
    .map(([text, from, length, put]) => text.slice(0, from) + put + text.slice(from + length));
  fc.assert(
    fc.property(fc.oneof(json, spoilt), (text) => {
      expect([text, faultIn(text) === undefined]).toEqual([text, isJson(text)]);
    }),
    randomRuns(400),
  );
});

test("the field takes as long a payload as the server", () => {
  expect(longestPayload).toBe(maxPayloadBytes);
});
