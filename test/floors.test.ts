// Every import obeys the table of floors.
import { describe, expect, it } from "vitest";
import { type Building, buildings, entries } from "./floors.ts";
import { readSources } from "./source-files.ts";

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Returns imports within the package, with paths from its sources. */
function arrowsIn({ source }: Building): Arrow[] {
  const inside = (path: string) => path.startsWith(`${source}/`);
  const short = (path: string) => path.slice(source.length + 1);
  return readSources(`${source}/**/*.{ts,tsx}`).flatMap(({ path, everyImport }) =>
    everyImport.filter(inside).map((target) => ({ from: short(path), to: short(target) })),
  );
}

/** `hubs/zwave/bolt.ts` → `hubs`. */
const floorOf = (path: string): string => (path.includes("/") ? path.replace(/\/.*/, "") : entries);

/** `hubs/zwave/bolt.ts` → `hubs/zwave`. A file directly in a floor is a room of its own. */
const roomOf = (path: string): string => path.split("/").slice(0, 2).join("/");

/** Returns rooms that import each other in a cycle, with one import for each step. */
function ringsOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const [from, to] = [roomOf(arrow.from), roomOf(arrow.to)];
    if (from !== to) next.set(from, (next.get(from) ?? new Map<string, Arrow>()).set(to, arrow));
  }
  const wayBack = (start: string): string[] | undefined => {
    const seen = new Set<string>();
    const walk = (room: string): Arrow[] | undefined => {
      for (const [to, arrow] of next.get(room) ?? []) {
        if (to === start) return [arrow];
        if (seen.has(to)) continue;
        seen.add(to);
        const rest = walk(to);
        if (rest) return [arrow, ...rest];
      }
      return undefined;
    };
    return walk(start)?.map(({ from, to }) => `${from} → ${to}`);
  };
  return [...next.keys()].map(wayBack).filter((ring) => ring !== undefined);
}

describe.each(buildings)("the floors of $source", (building) => {
  const arrows = arrowsIn(building);
  const level = (path: string) => building.floors.toReversed().indexOf(floorOf(path));

  it("are all in the table, and none is empty", () => {
    expect(new Set(arrows.flatMap(({ from, to }) => [floorOf(from), floorOf(to)]))).toEqual(new Set(building.floors));
  });

  it("stand on lower ones alone", () => {
    const upwards = arrows.filter(({ from, to }) => level(to) > level(from));
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("hold no ring of rooms", () => {
    expect(ringsOf(arrows)).toEqual([]);
  });
});

describe("a ring", () => {
  const ringOf = (...steps: [string, string][]) => ringsOf(steps.map(([from, to]) => ({ from, to })));

  it("is found however long it is, and told by its imports", () => {
    const steps: [string, string][] = [
      ["doors/a/one.ts", "doors/b/two.ts"],
      ["doors/b/three.ts", "doors/c/four.ts"],
      ["doors/c/five.ts", "doors/a/six.ts"],
    ];
    expect(ringOf(...steps)).toHaveLength(3);
    expect(ringOf(...steps)[0]).toEqual(steps.map(([from, to]) => `${from} → ${to}`));
    expect(ringOf(...steps.slice(0, 2))).toEqual([]);
  });
});
