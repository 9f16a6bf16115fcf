// How often the process of an account's link has ended unasked. A hub that ends it again and again is left alone for a
// while.

/** Losses within this time count together: twice as long as a pause, after which a single one is enough for the next. */
const countedMs = 7_200_000;
const mostLosses = 3;

export interface LostProcesses {
  /** Notes a loss; whether it was one too many. */
  note(this: void, connected_account_id: string, now: number): boolean;
}

export function countLostProcesses(): LostProcesses {
  const losses = new Map<string, number[]>();
  return {
    note(account, now) {
      // A loss in what is now the future was noted before the clock was set back: it would count for too long.
      const isCounted = (at: number) => at <= now && now - at < countedMs;
      const counted = [...(losses.get(account) ?? []).filter(isCounted), now].slice(-mostLosses);
      losses.set(account, counted);
      return counted.length === mostLosses;
    },
  };
}
