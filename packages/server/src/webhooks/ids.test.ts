import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { firstIdAt, idAfter, looksLikeId, makeId } from "./ids.ts";
import { randomRuns } from "../../test/rig/random-runs.ts";

const moment = integer({ min: 0, max: Date.UTC(9999, 11, 31) });

it("an id of any moment lies between the first of its moment and the first after it", () => {
  assert(
    property(moment, (at) => {
      const id = makeId("message", at);
      expect(looksLikeId("message", id)).toBe(true);
      expect(firstIdAt("message", at) <= id).toBe(true);
      expect(id < idAfter("message", at)).toBe(true);
    }),
    randomRuns(100),
  );
});

it("what was made earlier is before the first id of a later moment, and not after the earlier one", () => {
  const until2150 = integer({ min: Date.UTC(2015), max: Date.UTC(2149) });
  assert(
    property(until2150, integer({ min: 4, max: 1e12 }), (at, later) => {
      const id = makeId("attempt", at);
      expect(id < firstIdAt("attempt", Math.min(at + later, Date.UTC(2150)))).toBe(true);
      expect(id < idAfter("attempt", at - later)).toBe(false);
    }),
    randomRuns(100),
  );
});
