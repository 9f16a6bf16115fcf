// How often a property is tried with random values, and from which seed.
import { env } from "node:process";
import { isRelease } from "../../../../test/release.ts";

/**
 * The same few runs in `npm test`, so that a failure is due to a change; ten times as many and new ones in
 * `npm run test:release`. A failure prints its seed, and `RANDOM_SEED` repeats it.
 */
export function randomRuns(usual: number): { numRuns: number; seed: number } {
  const seed = env["RANDOM_SEED"] ?? (isRelease ? Date.now() % 2 ** 31 : 20_261_127);
  return { numRuns: isRelease ? usual * 10 : usual, seed: Number(seed) };
}
