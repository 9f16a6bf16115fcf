/** Runs work, at most `places` pieces at a time, the rest in order. */
export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Between one piece of work and the next, the process answers whatever else came meanwhile. Without turns, a thousand
 * streams that hear of the same event would query an embedded database one after the other, and nobody else would be
 * answered until the last was done.
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
