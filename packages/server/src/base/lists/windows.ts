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
   * Finds the last place of the next window by the index alone. Resolves to `undefined` if fewer rows than a window are
   * left.
   */
  edgeAfter: (from: Place | undefined) => Promise<Place | undefined>;
  /** Reads at most `limit` matching rows, in order, after `from` and up to and including `to`. */
  read: (from: Place | undefined, to: Place | undefined, limit: number) => Promise<readonly Row[]>;
}

/**
 * Finds the same rows as one statement would. On PostgreSQL it is one, because other requests are answered meanwhile,
 * and the planner knows how rare a match is.
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
