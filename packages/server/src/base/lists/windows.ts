// Searches without an index: reads the index of the list's order window by window, so that other requests are answered
// in between.
import type { Database } from "../db/database.ts";

/** Rows that a statement reads, which takes a few milliseconds. */
export const windowSize = 2000;

interface Search<Place, Row> {
  /** Place before the list; `undefined` for its start. */
  from: Place | undefined;
  wanted: number;
  /**
   * The last place of the window after the given one, found in the index alone; undefined when fewer rows than a window
   * are left.
   */
  edgeAfter: (from: Place | undefined) => Promise<Place | undefined>;
  /** Reads at most `limit` matching rows, in order, after `from` and up to and including `to`. */
  read: (from: Place | undefined, to: Place | undefined, limit: number) => Promise<readonly Row[]>;
}

/**
 * The same rows as one statement would find. On PostgreSQL it is one: others are answered while it runs, and its
 * planner knows how rare something is.
 */
export async function searchInWindows<Place, Row>(
  { kind }: Database,
  { from, wanted, edgeAfter, read }: Search<Place, Row>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let start = from; ; ) {
    const edge = kind === "sqlite" ? await edgeAfter(start) : undefined;
    found.push(...(await read(start, edge, wanted - found.length)));
    if (edge === undefined || found.length >= wanted) return found;
    start = edge;
    await new Promise(setImmediate);
  }
}
