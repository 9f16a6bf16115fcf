// The portal shows payloads as they were sent.
import { expect, test } from "vitest";
import * as fc from "fast-check";
import { indented } from "../../pages/portal/attempts/sent-text.ts";
import { randomRuns } from "../rig/random-runs.ts";

test("numbers and strings stay as they were written", () => {
  const sent = '{"id":12345678901234567890,"price":1.0,"list":[1e3,{}, [ ]],"text":"a, b: {\\"c\\"}"}';
  expect(indented(sent)).toBe(
    '{\n  "id": 12345678901234567890,\n  "price": 1.0,\n  "list": [\n    1e3,\n    {},\n    []\n  ],\n  "text": "a, b: {\\"c\\"}"\n}',
  );
});

test("lines are those of JSON.stringify, whatever is in it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(indented(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
    randomRuns(100),
  );
});
