/** Runs work, at most `places` pieces at a time, the rest in order. */
export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue that lets the process answer other requests between two pieces of work. Without it, a thousand streams
 * with the same event would query an embedded database in a row, and other requests would wait for the last one.
 */
export function createTurns(places: number): InTurns {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      setImmediate(leave);
    }
  };
}
