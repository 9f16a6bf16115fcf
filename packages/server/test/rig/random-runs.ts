// Number of random runs of a property, and their seed.
import { env } from "node:process";
import { isRelease } from "../../../../test/release.ts";

/**
 * Returns the runs of a property. `npm test` always runs the same few, so that a failure is due to a change. `npm run
 * test:release` runs ten times as many new ones. A failure prints its seed, and `RANDOM_SEED` repeats it.
 */
export function randomRuns(usual: number): { numRuns: number; seed: number } {
  const seed = env["RANDOM_SEED"] ?? (isRelease ? Date.now() % 2 ** 31 : 20_261_127);
  return { numRuns: isRelease ? usual * 10 : usual, seed: Number(seed) };
}
