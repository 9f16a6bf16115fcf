// A search in windows finds the same as one statement, and lets other requests be answered.
import { expect, test } from "vitest";
import { countTurns } from "../../../test/rig/count-turns.ts";
import type { Database } from "../db/database.ts";
import { searchInWindows } from "./windows.ts";

const size = 4;

/** Searches a list of numbers. Also returns the ends of the windows that were read. */
async function search(
  kind: Database["kind"],
  numbers: readonly number[],
  from: number | undefined,
  wanted: number,
  rare: number,
) {
  const windows: (number | undefined)[][] = [];
  const after = (start: number | undefined) => numbers.filter((one) => start === undefined || one > start);
  const found = await searchInWindows({ kind } as Database, {
    from,
    wanted,
    edgeAfter: async (start) => after(start)[size - 1],
    async read(start, end, limit) {
      windows.push([start, end]);
      return after(start)
        .filter((one) => (end === undefined || one <= end) && one % rare === 0)
        .slice(0, limit);
    },
  });
  return { found, windows };
}

test("finds what one statement would, wherever windows end", async () => {
  for (let length = 0; length <= 3 * size + 1; length += 1)
    for (const rare of [1, 2, 3, size, size + 1, 99])
      for (const wanted of [1, 2, size, size + 1, 50])
        for (const from of [undefined, 0, 3, size - 1, 2 * size]) {
          const numbers = Array.from({ length }, (_one, index) => index);
          const [inWindows, atOnce] = [
            await search("sqlite", numbers, from, wanted, rare),
            await search("postgres", numbers, from, wanted, rare),
          ];
          expect(inWindows.found).toEqual(atOnce.found);
          expect(atOnce.windows).toEqual([[from, undefined]]);
        }
});

test("reads no further than it must, and lets others be answered between windows", async () => {
  const numbers = Array.from({ length: 40 }, (_one, index) => index);
  expect((await search("sqlite", numbers, undefined, 2, 5)).windows).toEqual([
    [undefined, 3],
    [3, 7],
  ]);
  const turns = countTurns();
  expect((await search("sqlite", numbers, undefined, 50, 99)).windows).toHaveLength(11);
  expect(turns()).toBeGreaterThanOrEqual(10);
});
