// Reads a page of messages or attempts in the order of their ids, however few of them match.
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../../base/db/database.ts";
import { searchInWindows, windowSize } from "../../../base/lists/windows.ts";
import { firstIdAt, type IdKind, idAfter } from "../../../webhooks/ids.ts";
import { type Page, type PagePlan, type PageQuery, planPage, toPage } from "./lists.ts";
import type { MessageQuery } from "./message-filters.ts";

type Condition = RawBuilder<SqlBool>;

interface Listed<Id extends "msg_id" | "attempt_id"> {
  table: "webhook_messages" | "webhook_deliveries" | "webhook_attempts";
  /** Id in whose order an index holds the rows. */
  id: Id;
  /** Conditions that the index serves, such as the application. */
  of: readonly Condition[];
  query: PageQuery & MessageQuery;
  /** Whether there are other conditions, so that the rows of a page may lie far apart. */
  isSearch: boolean;
  /** Most rows of the index that a page reads; the next page continues. @default all */
  most?: number | undefined;
}

/** Rows with long texts that are read at once. */
const textWindowSize = 250;

/**
 * Reads a page, newest first. `read` returns rows that match the given condition and all filters, in the given
 * direction and up to the given number.
 */
export async function readPage<Id extends "msg_id" | "attempt_id", Row extends Readonly<Record<Id, string>>, Item>(
  database: Database,
  { table, id: name, of, query, isSearch, most }: Listed<Id>,
  read: (where: Condition, direction: "asc" | "desc", limit: number) => Promise<Row[]>,
  shape: (row: Row) => Item,
): Promise<Page<Item>> {
  const kind = name === "msg_id" ? "message" : "attempt";
  const plan = planPage(query, { order: "desc", of: kind });
  const { from, comparison, direction, limit } = plan;
  const page = (rows: readonly Row[]) => toPage(rows, plan, (row) => row[name], shape);
  const id = sql.ref<string>(`${table}.${name}`);
  const ofTime = boundsOfTime(kind, query);
  const orEqual = comparison === "<" ? ">=" : "<=";
  const between = (start: string | undefined, end: string | undefined): Condition => {
    const bounds = [...ofTime];
    if (start !== undefined) bounds.push({ comparison, id: start });
    if (end !== undefined) bounds.push({ comparison: orEqual, id: end });
    const tightest = [tightestOf(bounds, ">"), tightestOf(bounds, "<")].filter((bound) => bound !== undefined);
    return sql<SqlBool>`(${sql.join([...of, ...tightest.map((bound) => sql`${id} ${sql.raw(bound.comparison)} ${bound.id}`)], sql` and `)})`;
  };
  if (!isSearch) return page(await read(between(from, undefined), direction, limit + 1));
  const idAt = async (start: string | undefined, rowsAfter: number): Promise<string | undefined> => {
    const { rows } = await sql<{ id: string }>`
      select ${id} as id from ${sql.table(table)} where ${between(start, undefined)}
      order by ${id} ${sql.raw(direction)} limit 1 offset ${sql.lit(rowsAfter - 1)}`.execute(database.query);
    return rows[0]?.id;
  };
  const stop = most === undefined ? undefined : await idAt(from, most);
  const isPastStop = (edge: string) => stop !== undefined && (direction === "asc" ? edge >= stop : edge <= stop);
  const found = await searchInWindows(database, {
    from,
    wanted: limit + 1,
    async edgeAfter(start) {
      const edge = await idAt(start, most === undefined ? windowSize : textWindowSize);
      return edge === undefined || isPastStop(edge) ? undefined : edge;
    },
    read: (start, end, wanted) => read(between(start, end ?? stop), direction, wanted),
  });
  return stop === undefined || found.length > limit ? page(found) : goingOnAfter(stop, page(found), plan);
}

/** Page that was read up to `stop`, from which its iterator continues. */
const goingOnAfter = <Item>(stop: string, page: Page<Item>, { isReversed }: PagePlan): Page<Item> => ({
  ...page,
  done: false,
  ...(isReversed ? { prevIterator: `-${stop}` } : { iterator: stop }),
});

interface Bound {
  comparison: "<" | "<=" | ">" | ">=";
  id: string;
}

/** Bounds of ids for a time range, because ids start with their time. */
function boundsOfTime(kind: IdKind, { before, after }: MessageQuery): Bound[] {
  const bounds: Bound[] = [];
  if (before) bounds.push({ comparison: "<", id: idAfter(kind, Date.parse(before)) });
  if (after) bounds.push({ comparison: ">=", id: firstIdAt(kind, Date.parse(after)) });
  return bounds;
}

/** Tightest of several bounds on one side. SQLite would start at the first one. */
const tightestOf = (bounds: readonly Bound[], side: "<" | ">"): Bound | undefined =>
  bounds
    .filter(({ comparison }) => comparison.startsWith(side))
    .reduce<Bound | undefined>((one, other) => (one && isTighter(one, other, side) ? one : other), undefined);

const isTighter = (one: Bound, other: Bound, side: "<" | ">"): boolean =>
  one.id === other.id ? one.comparison === side : one.id > other.id === (side === ">");
