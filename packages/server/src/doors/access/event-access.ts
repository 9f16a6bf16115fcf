// Which events a caller may see: those of the workspace; a client session sees only those of its accounts and webviews.
import { type RawBuilder, sql } from "kysely";
import type { EventRow } from "../../base/db/schema.ts";
import type { AskedBy } from "../../base/db/asked-by.ts";
import type { Narrowing, Seer } from "./device-access.ts";

/** Events in sight, as a query to narrow further. */
export const visibleEvents = (seer: Seer) => seer.database.query.selectFrom("events").where(eventInSight(seer));

export function eventInSight({ workspace, session_id }: Seer, { isFew = false }: Narrowing = {}): RawBuilder<boolean> {
  // `|| ''` keeps the planner off the indexes that begin with these columns, so that it uses those of the ids.
  const column = (name: keyof EventRow) =>
    isFew ? sql`${sql.ref(`events.${name}`)} || ''` : sql.ref(`events.${name}`);
  const ofWorkspace = sql<boolean>`${column("workspace_id")} = ${workspace.workspace_id}`;
  return session_id === undefined
    ? ofWorkspace
    : sql`${ofWorkspace} and (
        ${column("connected_account_id")} in
          (select connected_account_id from client_session_accounts where client_session_id = ${session_id})
        or ${column("connect_webview_id")} in
          (select connect_webview_id from client_session_webviews where client_session_id = ${session_id}))`;
}

export const isAskedBySession = (session_id: string): RawBuilder<boolean> =>
  sql`events.client_session_id = ${session_id}`;

/** The event as sent to the caller: a client session is not told who else asked for what it sees. */
export function bodyFor(
  { session_id }: Pick<Seer, "session_id">,
  { body, client_session_id, api_key_id }: Pick<EventRow, "body" | "client_session_id" | "api_key_id">,
): string {
  const isAnyones = client_session_id === null && api_key_id === null;
  if (session_id === undefined || client_session_id === session_id || isAnyones) return body;
  const { client_session_id: _, user_identifier_key: __, api_key_id: ___, ...event } = JSON.parse(body) as AskedBy;
  return JSON.stringify(event);
}
