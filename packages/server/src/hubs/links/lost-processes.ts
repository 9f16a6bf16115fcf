// Counts the crashes of an account's driver process. A link whose process crashes again and again is paused.

/** Time in which crashes count together: twice a pause, so that one crash after a pause starts the next one. */
const countedMs = 7_200_000;
const mostLosses = 3;

export interface LostProcesses {
  /** Counts a crash. Returns whether the link must be paused. */
  note(this: void, connected_account_id: string, now: number): boolean;
}

export function countLostProcesses(): LostProcesses {
  const losses = new Map<string, number[]>();
  return {
    note(account, now) {
      // A crash in the future was counted before the clock was set back, and would count for too long.
      const isCounted = (at: number) => at <= now && now - at < countedMs;
      const counted = [...(losses.get(account) ?? []).filter(isCounted), now].slice(-mostLosses);
      losses.set(account, counted);
      return counted.length === mostLosses;
    },
  };
}
