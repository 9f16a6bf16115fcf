// Chooses the tests that a change is most likely to break, as many as fit into a time.
import { dirname } from "node:path/posix";
import type { ImportGraph } from "./import-graph.ts";

const testFile = /\.(test|spec|stories)\.tsx?$/;
const longStory = /\.release\.(test|spec)\.tsx?$/;

export interface NearTest {
  readonly file: string;
  /** Imports between the change and the test; 0 for a changed test and for a test in the folder of a change. */
  readonly distance: number;
}

/** All tests that the changed files reach, the nearest first. */
export function reachedTests(changed: readonly string[], { importersOf, files }: ImportGraph): NearTest[] {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importersOf(file)) if (!distances.has(importer)) distances.set(importer, distance + 1);
  const folders = new Set(changed.map((file) => dirname(file)));
  return files
    .filter((file) => testFile.test(file) && !longStory.test(file))
    .flatMap((file) => {
      const distance = folders.has(dirname(file)) ? 0 : distances.get(file);
      return distance === undefined ? [] : [{ file, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance);
}

/**
 * The nearest tests whose seconds add up to no more than `seconds`, of those equally near the quickest. A test that was
 * changed itself is always among them.
 */
export function testsWithin(
  seconds: number,
  tests: readonly NearTest[],
  { changed, secondsOf }: { changed: ReadonlySet<string>; secondsOf: (file: string) => number },
): string[] {
  let left = seconds;
  return tests
    .toSorted((a, b) => a.distance - b.distance || secondsOf(a.file) - secondsOf(b.file))
    .flatMap(({ file }) => {
      if (!changed.has(file) && secondsOf(file) > left) return [];
      left -= secondsOf(file);
      return [file];
    });
}
