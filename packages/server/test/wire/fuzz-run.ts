// Number of spoiled messages for a driver, and the checks during a run.
import { env } from "node:process";
import { expect, onTestFinished } from "vitest";
import { isRelease, roundsOf } from "../../../../test/release.ts";

/** Seed of the runs: fixed in `npm test`, new in a release. A failure prints the seed, and `WIRE_SEED` repeats it. */
export const seed = Number(env["WIRE_SEED"] ?? (isRelease ? Date.now() % 2 ** 31 : 20_261_128));

/** Number of messages for one driver. */
export const messages = roundsOf("WIRE_ROUNDS", { usual: 4000, release: 100_000 });

/** Collects uncaught errors, which would end a server. */
export function watchProcess(): { uncaught: unknown[] } {
  const uncaught: unknown[] = [];
  const note = (thrown: unknown) => void uncaught.push(thrown);
  process.on("uncaughtException", note).on("unhandledRejection", note);
  onTestFinished(() => {
    process.off("uncaughtException", note).off("unhandledRejection", note);
  });
  return { uncaught };
}

export const withSeed = (what: string): string => `${what} (WIRE_SEED=${seed})`;

export const expectQuiet = (uncaught: readonly unknown[], log: readonly string[]): void => {
  expect({ seed, uncaught }).toEqual({ seed, uncaught: [] });
  // The limit allows one line a minute, and one for each link that a message ended.
  expect({ seed, tooMuch: log.slice(20) }).toEqual({ seed, tooMuch: [] });
};
