// Of what the events are that a caller may see and asked for. Each source has an index of its own, which holds its
// newest events first.
import type { everyCall, InputOf } from "@mortise/contract";
import { type RawBuilder, sql } from "kysely";
import type { Seer } from "../../../doors/access/device-access.ts";
import {
  accountsOfCustomer,
  devicesInSpacesOfCustomer,
  webviewsOfCustomer,
} from "../../../doors/access/of-customer.ts";
import { accountsOfSession, devicesOfSession, webviewsOfSession } from "../../../doors/access/session-sight.ts";
import type { Database } from "../../../base/db/database.ts";

export type EventFilters = Omit<InputOf<typeof everyCall.events.list>, "limit" | "unstable_offset">;

/** By which events are found; the first leave the fewest. */
export const eventColumns = [
  "event_id",
  "action_attempt_id",
  "access_code_id",
  "access_method_id",
  "access_grant_id",
  "user_identity_id",
  "space_id",
  "client_session_id",
  "user_identifier_key",
  "device_id",
  "connect_webview_id",
  "connected_account_id",
  "api_key_id",
  "event_type",
] as const;
export type EventColumn = (typeof eventColumns)[number];

export interface EventSource {
  /** undefined: all events of the workspace. */
  column?: EventColumn | "customer_key";
  ids: readonly string[];
  /** The caller may see all of its events. */
  isSeen?: boolean;
}

/** What the filters leave to a column; undefined: anything. */
export function allowedIn(column: EventColumn, filters: EventFilters): readonly string[] | undefined {
  const isText = column === "event_type" || column === "user_identifier_key";
  const inLowerCase = (text: string) => (isText ? text : text.toLowerCase());
  const one = column === "event_id" ? undefined : filters[column];
  const given = isListed(column) ? filters[`${column}s`] : undefined;
  const list = given && [...new Set(given.map(inLowerCase))];
  return one === undefined ? list : [inLowerCase(one)].filter((id) => list?.includes(id) ?? true);
}

const listed = [
  "event_id",
  "access_code_id",
  "access_method_id",
  "access_grant_id",
  "space_id",
  "device_id",
  "event_type",
] as const;
const isListed = (column: EventColumn): column is (typeof listed)[number] =>
  (listed as readonly EventColumn[]).includes(column);

/** Sources that together hold all events which the caller may see and asked for, and few others. */
export async function eventSources(seer: Seer, filters: EventFilters): Promise<readonly EventSource[]> {
  for (const column of eventColumns) {
    const ofCaller = column === "connected_account_id" ? await sourcesOfCaller(seer, filters) : undefined;
    const sources = ofCaller ?? apart(seer.database, column, allowedIn(column, filters));
    if (sources) return sources;
  }
  return [{ ids: [] }];
}

/** So many sources have so large a share of the workspace's events that the newest are soon found among all of them. */
const mostSources = 1000;

/**
 * Each its own source, so that each comes from its index in order; PostgreSQL finds the newest of several by itself.
 */
function apart(
  { kind }: Database,
  column: EventColumn,
  ids: readonly string[] | undefined,
): readonly EventSource[] | undefined {
  if (!ids || (ids.length > mostSources && kind === "sqlite" && column !== "event_id")) return undefined;
  return kind === "postgres" || column === "event_id" ? [{ column, ids }] : ids.map((id) => ({ column, ids: [id] }));
}

/** What a session or a customer has that events are of; undefined: it is neither, or has too much. */
async function sourcesOfCaller(seer: Seer, filters: EventFilters): Promise<readonly EventSource[] | undefined> {
  const { session, database } = seer;
  const { customer_key } = filters;
  if (!session && customer_key === undefined) return undefined;
  const owner = session ? session.customer_key : (customer_key ?? null);
  const sources: EventSource[] = owner === null ? [] : [{ column: "customer_key", ids: [owner] }];
  for (const [column, ids] of idsOfCaller(seer, customer_key)) {
    const found = sql<{
      id: string;
    }>`with found (id) as (${ids}) select distinct id from found limit ${mostSources + 1}`;
    const allowed = allowedIn(column, filters);
    for (const { id } of await database.read(found))
      if (allowed?.includes(id) ?? true) sources.push({ column, ids: [id] });
  }
  if (sources.length > mostSources) return undefined;
  const isSeen = owner === null && customer_key === undefined;
  return sources.map((source) => Object.assign(source, { isSeen }));
}

type Ids = RawBuilder<unknown>;

function idsOfCaller(seer: Seer, customer_key: string | undefined): (readonly [EventColumn, Ids])[] {
  if (seer.session) {
    const devices = devicesOfSession(seer, seer.session);
    return [
      ["connected_account_id", accountsOfSession(seer, seer.session)],
      ["connect_webview_id", webviewsOfSession(seer, seer.session)],
      ...(devices ? [["device_id", devices] as const] : []),
    ];
  }
  if (customer_key === undefined) return [];
  return [
    ["connected_account_id", accountsOfCustomer(seer, customer_key)],
    ["connect_webview_id", webviewsOfCustomer(seer, customer_key)],
    ["device_id", devicesInSpacesOfCustomer(seer, customer_key)],
  ];
}
