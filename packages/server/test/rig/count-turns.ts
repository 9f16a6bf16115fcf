/**
 * Counts turns of the event loop. In each turn, a server answers all requests that have arrived. The returned function
 * stops the count and returns it.
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
