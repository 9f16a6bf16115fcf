/**
 * A stretch of time in parts, one per turn of the event loop. An embedded database counts in this process: a month of
 * attempts, counted at once, would hold up everybody else.
 */
export async function* slices(start: number, end: number, ms: number): AsyncGenerator<{ from: number; to: number }> {
  for (let from = start; from < end; from += ms) {
    yield { from, to: Math.min(from + ms, end) };
    await new Promise(setImmediate);
  }
}
