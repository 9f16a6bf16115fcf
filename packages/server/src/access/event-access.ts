// Which events a caller may see: those of the workspace; a client session sees only those of its accounts and webviews.
import { type RawBuilder, sql } from "kysely";
import type { EventRow } from "../db/schema.ts";
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
