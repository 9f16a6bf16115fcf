// Additions of `npm run test:release` to `npm test`: files called `*.release.test.ts`, rounds, databases, engines.
import { env } from "node:process";

/** Whether this is `npm run test:release`. */
export const isRelease = env["TEST_RELEASE"] !== undefined;

/** Milliseconds by which clocks are ahead in a lane of `npm run test:release` at a made-up moment, else 0. */
export const clockAheadMs = Number(env["TEST_CLOCK_AHEAD_MS"] ?? 0);

/**
 * Whether the clock is made up. PostgreSQL's own timers, such as `lock_timeout`, do not fire then, so a deadlock lasts
 * until the connections fall silent.
 */
export const isClockMadeUp = clockAheadMs !== 0;

/** Returns the rounds of a random or violent story: the variable's number if it is set, else the run's usual number. */
export function roundsOf(variable: string, { usual, release }: { usual: number; release: number }): number {
  const asked = env[variable];
  return asked === undefined ? (isRelease ? release : usual) : Number(asked);
}
