// Gathers concurrent items into batches, so that many requests take one query and one commit.

interface BatchingOptions {
  /** Largest batch. @default 64 */
  longest?: number;
  /** Concurrent batches. @default 1 */
  lanes?: number;
  /**
   * Least milliseconds between the starts of batches. There is no pause after a batch of one item or before a full one.
   * @default 4
   */
  pauseMs?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes a batcher, a function that resolves to the result of its item.
 * @param together - Returns the results of a batch in the order of its items, each as a value or a promise. If it
 * throws, all items of the batch reject.
 */
export function createBatcher<Item, Result>(
  together: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { longest = 64, lanes = 1, pauseMs = 4 }: BatchingOptions = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let isAboutToBegin = false;
  let last = { size: 0, at: 0 };

  /** Starts the next batch after this turn of the event loop, or after the pause, so that more items may come. */
  function begin(): void {
    if (isAboutToBegin || underWay >= lanes || waiting.length === 0) return;
    isAboutToBegin = true;
    const wait = last.size > 1 && waiting.length < longest ? last.at + pauseMs - performance.now() : 0;
    if (wait > 0) setTimeout(() => void run(), wait);
    else setImmediate(() => void run());
  }

  async function run(): Promise<void> {
    isAboutToBegin = false;
    underWay += 1;
    const batch = waiting.splice(0, longest);
    last = { size: batch.length, at: performance.now() };
    begin();
    try {
      const results = await together(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay -= 1;
    begin();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      begin();
    });
}
