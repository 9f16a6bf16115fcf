// One look at a time: two at once would find the same work, and whoever wakes a worker while it looks has it look once more.

export interface OneLook {
  /** Looks, unless the worker has stopped. */
  wake(this: void): void;
  /** Resolves once nobody looks. */
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
