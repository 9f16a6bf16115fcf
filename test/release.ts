// What `npm run test:release` adds to `npm test`: files called `*.release.test.ts`, rounds, databases, engines.
import { env } from "node:process";

/** True in `npm run test:release`. */
export const isRelease = env["TEST_RELEASE"] !== undefined;

/** How far clocks are ahead where `npm run test:release` runs a lane at a made-up moment, else 0. */
export const clockAheadMs = Number(env["TEST_CLOCK_AHEAD_MS"] ?? 0);

/**
 * PostgreSQL's own timers, such as `lock_timeout`, do not fire for who waits under a made-up clock: a deadlock lasts
 * there until the connections fall silent.
 */
export const isClockMadeUp = clockAheadMs !== 0;

/** How often a random or violent story is told: the variable's number if it is set, else the run's usual number. */
export function roundsOf(variable: string, { usual, release }: { usual: number; release: number }): number {
  const asked = env[variable];
  return asked === undefined ? (isRelease ? release : usual) : Number(asked);
}
