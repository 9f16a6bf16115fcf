// How soon grants and methods are read again while locks do not have all that they say.
import { validityTickMs } from "../rules/code/code-validity.ts";

/** A grant, or a method of one. */
export interface Pending {
  readonly pending_mutations?: readonly { readonly created_at?: string }[];
}

const oftenMs = 3000;
/** In case that an event did not come. */
const oftenWithStreamMs = 30_000;
/** Longest time that a lock usually takes. What is pending longer waits for its start, or for a lock out of reach. */
const usualMs = 300_000;
/** Longer lists are read every minute at most: they are several answers. */
const longList = 500;

/**
 * Milliseconds until grants or methods are read again: often while a mutation is young, every minute while one is
 * pending. `false`: nothing is pending.
 *
 * @param isLive - The server tells of changes as they happen.
 * @param now - Milliseconds since the epoch.
 */
export function pendingIntervalMs(things: readonly Pending[], isLive: boolean, now: number): number | false {
  const mutations = things.flatMap(({ pending_mutations }) => pending_mutations ?? []);
  if (mutations.length === 0) return false;
  const isYoung = mutations.some(({ created_at = "" }) => Math.abs(now - Date.parse(created_at)) < usualMs);
  if (!isYoung || things.length > longList) return validityTickMs;
  return isLive ? oftenWithStreamMs : oftenMs;
}
