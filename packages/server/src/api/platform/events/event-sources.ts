// Chooses the sources (devices, accounts, types and so on) in which a caller's events are searched. The index of each
// source yields its newest events first.
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

/** Columns by which events are found, most selective first. */
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
  /** Column of `ids`; absent for all events of the workspace. */
  column?: EventColumn | "customer_key";
  ids: readonly string[];
  /** Whether the caller may see all events of the source. */
  isSeen?: boolean;
}

/** Values of a column that the filters allow; `undefined` if they allow all. */
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

/** Resolves to sources that together hold all events of the answer, and few others. */
export async function eventSources(seer: Seer, filters: EventFilters): Promise<readonly EventSource[]> {
  for (const column of eventColumns) {
    const ofCaller = column === "connected_account_id" ? await sourcesOfCaller(seer, filters) : undefined;
    const sources = ofCaller ?? apart(seer.database, column, allowedIn(column, filters));
    if (sources) return sources;
  }
  return [{ ids: [] }];
}

/** Most sources of a list. More would hold so many of the workspace's events that reading all events is faster. */
const mostSources = 1000;

/**
 * Makes one source of each id, so that each yields its events in order. PostgreSQL merges several ids by itself, so it
 * gets one source. Returns `undefined` without ids, or if there are too many.
 */
function apart(
  { kind }: Database,
  column: EventColumn,
  ids: readonly string[] | undefined,
): readonly EventSource[] | undefined {
  if (!ids || (ids.length > mostSources && kind === "sqlite" && column !== "event_id")) return undefined;
  return kind === "postgres" || column === "event_id" ? [{ column, ids }] : ids.map((id) => ({ column, ids: [id] }));
}

/**
 * Resolves to the accounts, webviews and devices of a session or customer as sources; `undefined` for other callers, or
 * if there are too many.
 */
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
