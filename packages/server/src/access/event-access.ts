// Which events a caller may see: those of the workspace; a client session sees only those of its accounts and webviews.
import { sql } from "kysely";
import type { EventRow } from "../db/schema.ts";
import type { Narrowing, Seer } from "./device-access.ts";

export function visibleEvents({ database, workspace, session_id }: Seer, { isFew = false }: Narrowing = {}) {
  // `|| ''` keeps the planner off the indexes that begin with these columns, so that it uses those of the ids.
  const column = (name: keyof EventRow) =>
    isFew ? sql<string>`${sql.ref(`events.${name}`)} || ''` : sql<string>`${sql.ref(`events.${name}`)}`;
  const query = database.query.selectFrom("events").where(column("workspace_id"), "=", workspace.workspace_id);
  if (session_id === undefined) return query;
  return query.where((eb) =>
    eb.or([
      eb(
        column("connected_account_id"),
        "in",
        eb.selectFrom("client_session_accounts").select("connected_account_id").where("client_session_id", "=", session_id),
      ),
      eb(
        column("connect_webview_id"),
        "in",
        eb.selectFrom("client_session_webviews").select("connect_webview_id").where("client_session_id", "=", session_id),
      ),
    ]),
  );
}
