// Of what the events are that a caller may see and asked for. Each source has an index of its own, which holds its
// newest events first.
import type { everyCall, InputOf } from "@mortise/contract";
import type { Seer } from "../../../doors/access/device-access.ts";
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
  column?: EventColumn;
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

/** The accounts of a customer or a session, and the session's webviews; undefined: it is neither, or has too many. */
async function sourcesOfCaller(seer: Seer, filters: EventFilters): Promise<readonly EventSource[] | undefined> {
  const { database, workspace, session_id } = seer;
  const { customer_key } = filters;
  if (session_id === undefined && customer_key === undefined) return undefined;
  const { query } = database;
  let accounts = query.selectFrom("connected_accounts").where("workspace_id", "=", workspace.workspace_id);
  const [connected_account_id] = allowedIn("connected_account_id", filters) ?? [];
  if (connected_account_id !== undefined) accounts = accounts.where("connected_account_id", "=", connected_account_id);
  if (customer_key !== undefined) accounts = accounts.where("customer_key", "=", customer_key);
  if (session_id !== undefined)
    accounts = accounts.where("connected_account_id", "in", (eb) =>
      eb
        .selectFrom("client_session_accounts")
        .select("connected_account_id")
        .where("client_session_id", "=", session_id),
    );
  const most = mostSources + 1;
  const ofAccounts = await accounts.select("connected_account_id").limit(most).execute();
  const sources = ofAccounts.map(
    ({ connected_account_id: id }): EventSource => ({ column: "connected_account_id", ids: [id], isSeen: true }),
  );
  if (session_id !== undefined && customer_key === undefined) {
    const webviews = query.selectFrom("client_session_webviews").where("client_session_id", "=", session_id);
    for (const { connect_webview_id: id } of await webviews.select("connect_webview_id").limit(most).execute())
      sources.push({ column: "connect_webview_id", ids: [id], isSeen: true });
  }
  return sources.length > mostSources ? undefined : sources;
}
