/**
 * Splits a period into parts, one per turn of the event loop. An embedded database runs in this process, so counting a
 * month of attempts at once would block all other requests.
 */
export async function* slices(start: number, end: number, ms: number): AsyncGenerator<{ from: number; to: number }> {
  for (let from = start; from < end; from += ms) {
    yield { from, to: Math.min(from + ms, end) };
    await new Promise(setImmediate);
  }
}
