/**
 * Counts turns of the event loop from now on: in each, a server answers whatever has come. The returned function ends
 * it, and tells.
 */
export function countTurns(): () => number {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return () => {
    clearImmediate(next);
    return turns;
  };
}
