// Pages of the management API (webhook-api §4). A page holds rows strictly after an iterator, or strictly before it if
// the iterator begins with a hyphen.
import { defaultPageSize } from "@mortise/contract";
import { type IdKind, looksLikeId } from "../../../webhooks/ids.ts";
import { invalidValue } from "../request/refusals.ts";

export interface PageQuery {
  iterator?: string | undefined;
  limit?: number | undefined;
  /**
   * Time after which items are read. Without `before` and an iterator the page holds the oldest items after it, not the
   * newest.
   */
  after?: string | undefined;
  before?: string | undefined;
}

export interface PagePlan {
  /** Id that the page follows or precedes; `undefined` for the list's start, or its end in reverse. */
  from: string | undefined;
  /** Comparison of the page's ids to `from`. */
  comparison: "<" | ">";
  /** Order of reading. {@link toPage} restores the list's own. */
  direction: "asc" | "desc";
  limit: number;
  isReversed: boolean;
}

/** Requested order of a list, or its own. */
export const orderOf = (
  { order }: { order?: "ascending" | "descending" | undefined },
  own: "asc" | "desc",
): "asc" | "desc" => (order === undefined ? own : order === "ascending" ? "asc" : "desc");

/** Plans a page. @param of - Kind of the ids that are iterators; `"names"` if iterators are names. */
export function planPage(
  { iterator, limit = defaultPageSize, after, before }: PageQuery,
  { order, of }: { order: "asc" | "desc"; of: IdKind | "names" },
): PagePlan {
  const isBackwards = iterator?.startsWith("-") ?? false;
  const from = isBackwards ? iterator?.slice(1) : iterator;
  const isUsable = from === undefined || (of === "names" ? from !== "" && !from.includes("\0") : looksLikeId(of, from));
  if (!isUsable) throw invalidValue(["query", "iterator"], "This iterator does not belong to this list");
  const isReversed = isBackwards || (iterator === undefined && after !== undefined && before === undefined);
  const direction = (order === "asc") === isReversed ? "desc" : "asc";
  return { from, comparison: direction === "asc" ? ">" : "<", direction, limit, isReversed };
}

export interface Page<Item> {
  data: Item[];
  done: boolean;
  iterator: string | null;
  prevIterator: string | null;
}

/** Makes a page. @param rows - Rows with one more than `limit`, which only shows that there are more. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  { limit, isReversed }: PagePlan,
  idOf: (row: Row) => string,
  shape: (row: Row) => Item,
): Page<Item> {
  const read = rows.slice(0, limit);
  const shown = isReversed ? read.toReversed() : read;
  const [first, last] = [shown.at(0), shown.at(-1)];
  return {
    data: shown.map(shape),
    done: rows.length <= limit,
    iterator: last === undefined ? null : idOf(last),
    prevIterator: first === undefined ? null : `-${idOf(first)}`,
  };
}

/** Page of a list that is only read forward. */
export const forwardOnly = <Item>({ prevIterator: _unused, ...page }: Page<Item>) => page;
