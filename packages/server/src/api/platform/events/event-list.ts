// Finds the newest events that match a caller's filters and access, always by an index.
import { type RawBuilder, sql } from "kysely";
import { matchNothing } from "../../../doors/access/match-nothing.ts";
import { eventOfCustomer, isOtherCustomer } from "../../../doors/access/of-customer.ts";
import type { Seer } from "../../../doors/access/device-access.ts";
import { eventColumn, eventInSight, isAskedBySession, toldColumns } from "../../../doors/access/event-access.ts";
import type { EventRow } from "../../../base/db/schema.ts";
import { invalidInput } from "../../../base/errors.ts";
import { toMoment } from "../../../base/moments.ts";
import { searchInWindows, windowSize } from "../../../base/lists/windows.ts";
import { allowedIn, eventColumns, type EventFilters, type EventSource, eventSources } from "./event-sources.ts";

/** Place of an event in every index: by time, then number. An event with a higher number never has an earlier time. */
interface Place {
  created_at: string;
  seq: number;
}

type Sql = RawBuilder<unknown>;
type Condition = RawBuilder<boolean>;

const foundColumns = sql`created_at, seq, ${sql.join(toldColumns.map((name) => sql.ref(name)))}`;
type EventFound = Place & Pick<EventRow, (typeof toldColumns)[number]>;

/**
 * Resolves to the newest events, newest first. Each source is read from its own index, in windows: finding a rare type
 * among half a million events of one account would block the server for a second.
 */
export async function newestEvents(seer: Seer, filters: EventFilters, limit: number): Promise<readonly EventFound[]> {
  const { query } = seer.database;
  const { after, before } = spanOf(filters);
  const last = await lastEvent(seer);
  if (!last) return [];
  // Events that are recorded meanwhile are left out, because sources that were read already may have missed some.
  const end = earlier(before, { created_at: last.created_at, seq: last.seq + 1 });
  let newest: EventFound[] = [];
  for (const source of await eventSources(seer, filters)) {
    const start = (newest.length < limit ? undefined : newest.at(-1)) ?? after;
    const found = await searchInWindows<Place, EventFound>(seer.database, {
      from: undefined,
      wanted: limit,
      edgeAfter: async (from = end) =>
        (await edgeOfWindow(seer, source, { after: start, before: from }).execute(query)).rows[0],
      read: async (from = end, edge, wanted) =>
        (await matchingEvents(seer, filters, source, { after: start, before: from, edge }, wanted).execute(query)).rows,
    });
    // Two sources may hold the same event: one of an account and of a webview.
    const once = new Map([...newest, ...found].map((event) => [event.seq, event])).values();
    newest = [...once].sort((one, other) => other.seq - one.seq).slice(0, limit);
    await new Promise(setImmediate);
  }
  return newest;
}

/** Range between two places, both excluded. `edge` is the last place in the range. */
interface Span {
  after: Place;
  before: Place;
  edge?: Place | undefined;
}

/** Returns the range of the filters' times. Event numbers begin with 1, so 0 precedes all events of a moment. */
function spanOf({ since, between }: EventFilters): Span {
  const before = { created_at: "9999-12-31T23:59:59.999Z", seq: Number.MAX_SAFE_INTEGER };
  if (!between) return { after: { created_at: toMoment("since", since ?? "1970"), seq: 0 }, before };
  const [first, second] = between.map((moment) => toMoment("between", moment)) as [string, string];
  if (first >= second) throw invalidInput("between", "The first time must be before the second");
  return { after: { created_at: first, seq: Number.MAX_SAFE_INTEGER }, before: { created_at: second, seq: 0 } };
}

const earlier = (one: Place, other: Place): Place =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.seq < other.seq) ? one : other;

const lastEvent = ({ database, workspace }: Seer): Promise<Place | undefined> =>
  database.query
    .selectFrom("events")
    .select(["created_at", "seq"])
    .where("workspace_id", "=", workspace.workspace_id)
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();

/** Last place of a source's next window, whoever may see its events. The query reads only the source's index. */
export function edgeOfWindow(seer: Seer, source: EventSource, span: Span): RawBuilder<Place> {
  const where = [
    ...within(seer, source, span),
    ...(isOfWorkspace(source) ? [eventInSight({ ...seer, session: undefined })] : []),
  ];
  return select(sql`created_at, seq`, seer, source, where, sql`1 offset ${sql.lit(windowSize - 1)}`);
}

/** Query for the matching events of a source in a range, newest first. */
export function matchingEvents(
  seer: Seer,
  filters: EventFilters,
  source: EventSource,
  span: Span,
  limit: number,
): RawBuilder<EventFound> {
  const who = source.isSeen ? { ...seer, session: undefined } : seer;
  const where = [...within(seer, source, span), eventInSight(who, { isFew: !isOfWorkspace(source) })];
  for (const column of eventColumns) {
    const allowed = column === source.column ? undefined : allowedIn(column, filters);
    if (allowed) where.push(isOneOf(seer, column, allowed));
  }
  if (seer.session && askerFilters.some((name) => filters[name] !== undefined))
    where.push(isAskedBySession(seer.session.client_session_id));
  if (filters.customer_key !== undefined && !source.isSeen) {
    const column = eventColumn({ isFew: !isOfWorkspace(source) });
    where.push(
      isOtherCustomer(seer, filters.customer_key) ? matchNothing : eventOfCustomer(seer, filters.customer_key, column),
    );
  }
  return select(foundColumns, seer, source, where, sql`${limit}`);
}

/** Fields that a client session sees only in events of its own requests, so filters by them match only those. */
const askerFilters = ["client_session_id", "user_identifier_key", "api_key_id"] as const;

/** Whether the source's index begins with the workspace. */
const isOfWorkspace = ({ column }: EventSource): boolean =>
  column === undefined || column === "event_type" || column === "user_identifier_key" || column === "customer_key";

function within(seer: Seer, { column, ids }: EventSource, { after, before, edge }: Span): Condition[] {
  const end = edge ? sql`>= (${edge.created_at}, ${edge.seq})` : sql`> (${after.created_at}, ${after.seq})`;
  const span = sql<boolean>`(created_at, seq) < (${before.created_at}, ${before.seq}) and (created_at, seq) ${end}`;
  return column ? [isOneOf(seer, column, ids), span] : [span];
}

const isOneOf = ({ database }: Seer, column: keyof typeof indexes, ids: readonly string[]): Condition =>
  ids.length === 1 ? sql<boolean>`${sql.ref(column)} = ${ids[0]}` : database.among(column, ids);

const indexes = {
  event_id: "sqlite_autoindex_events_1",
  action_attempt_id: "events_of_attempt",
  client_session_id: "events_of_session",
  user_identifier_key: "events_of_user",
  api_key_id: "events_of_key",
  access_code_id: "events_of_code",
  access_method_id: "events_of_method",
  access_grant_id: "events_of_grant",
  user_identity_id: "events_of_person",
  space_id: "events_of_space",
  device_id: "events_of_device",
  connect_webview_id: "events_of_webview",
  connected_account_id: "events_of_account",
  customer_key: "events_of_customer",
  event_type: "events_of_type",
};

/** Builds a query that names its index for SQLite, which cannot find out which index passes the fewest events. */
function select<Row>(
  columns: Sql,
  { database }: Seer,
  { column }: EventSource,
  where: readonly Condition[],
  limit: Sql,
): RawBuilder<Row> {
  const index = sql.ref(column ? indexes[column] : "events_in_time");
  const table = database.kind === "sqlite" ? sql`events indexed by ${index}` : sql`events`;
  return sql`select ${columns} from ${table} where ${sql.join(where, sql` and `)} order by created_at desc, seq desc limit ${limit}`;
}
