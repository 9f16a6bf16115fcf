// Lets a worker look for work once at a time, because two looks would find the same. A wake-up during a look makes it
// look once more afterwards.

interface OneLook {
  /** Starts a look, unless the worker has stopped. */
  wake(this: void): void;
  /** Resolves when no look is running. */
  rested(this: void): Promise<void>;
}

/** @param look - Must never reject. */
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
