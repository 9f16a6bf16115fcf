// A table filters a complete list itself, and queries the server for a longer one. Both must match the same names.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { searchTextOf, createMatcher } from "../packages/react/src/rules/search/search.ts";
import { asCompared } from "../packages/server/src/base/db/search-text.ts";

it("a search finds the same names in the widgets and on the server", () => {
  const letter = fc.constantFrom(...Array.from("aAéÉe\u0301ßẞsSıIİi\u0307ςσΣ１1かが\u3099ｶカאָאأاُاёеﬁKk가각٤۴4"));
  const name = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(""));
  const typed = fc.array(letter, { minLength: 1, maxLength: 2 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(name, typed, (one, other) => {
      expect(createMatcher(other)(searchTextOf([one]))).toBe(asCompared(one).includes(asCompared(other)));
    }),
    { numRuns: 5000 },
  );
});
