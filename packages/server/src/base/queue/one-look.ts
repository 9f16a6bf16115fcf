// A worker looks for work once at a time, since two looks would find the same. Woken while it looks, it looks once more
// afterwards.

interface OneLook {
  /** Looks, unless the worker has stopped. */
  wake(this: void): void;
  /** Resolves once no look is under way. */
  rested(this: void): Promise<void>;
}

/** `look` never rejects. */
export function oneLook(isRunning: () => boolean, look: () => Promise<void>): OneLook {
  let looking: Promise<void> | undefined;
  let onceMore = false;

  function wake(): void {
    if (!isRunning()) return;
    if (looking) {
      onceMore = true;
      return;
    }
    onceMore = false;
    looking = look().finally(() => {
      looking = undefined;
      if (onceMore) wake();
    });
  }

  return { wake, rested: async () => looking };
}
