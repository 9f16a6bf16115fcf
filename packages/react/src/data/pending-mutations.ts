// Interval at which grants and methods are refetched while locks lag behind them.
import { validityTickMs } from "../rules/code/code-validity.ts";

/** A grant, or a method of one. */
export interface Pending {
  readonly pending_mutations?: readonly { readonly created_at?: string }[];
}

const oftenMs = 3000;
/** Interval while a stream is open, in case an event was lost. */
const oftenWithStreamMs = 30_000;
/** Longest time that a lock usually takes. A longer pending change waits for its start, or for an unreachable lock. */
const usualMs = 300_000;
/** Entries above which a list is refetched every minute at most, because it has several pages. */
const longList = 500;

/**
 * Milliseconds until grants or methods are refetched: short while a mutation is young, a minute while one is pending.
 * Returns `false` if nothing is pending.
 *
 * @param isLive - Whether the server streams changes.
 * @param now - Epoch milliseconds.
 */
export function pendingIntervalMs(things: readonly Pending[], isLive: boolean, now: number): number | false {
  const mutations = things.flatMap(({ pending_mutations }) => pending_mutations ?? []);
  if (mutations.length === 0) return false;
  const isYoung = mutations.some(({ created_at = "" }) => Math.abs(now - Date.parse(created_at)) < usualMs);
  if (!isYoung || things.length > longList) return validityTickMs;
  return isLive ? oftenWithStreamMs : oftenMs;
}
