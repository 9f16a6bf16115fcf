// Chooses the tests that a change is most likely to break, as many as fit into a time.
import { dirname } from "node:path/posix";
import type { ImportGraph } from "./import-graph.ts";

const testFile = /\.(test|spec|stories)\.tsx?$/;
const longStory = /\.release\.(test|spec)\.tsx?$/;

export interface NearTest {
  readonly file: string;
  /**
   * Number of imports between the change and the test. It is 0 for a changed test and for a test in the folder of a
   * change.
   */
  readonly distance: number;
}

/** Returns all tests that the changed files reach, the nearest first. */
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
 * Returns the nearest tests whose seconds add up to at most `seconds`, and among equally near ones the quickest. A
 * changed test is always included.
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
