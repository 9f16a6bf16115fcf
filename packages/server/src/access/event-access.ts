// Which events a caller may see: those of the workspace; a client session sees only those of its accounts and webviews.
import { sql } from "kysely";
import type { Narrowing, Seer } from "./device-access.ts";

export function visibleEvents({ database, workspace, session_id }: Seer, { isFew = false }: Narrowing = {}) {
  // `|| ''` keeps the planner off the indexes that begin with workspace_id, so that it uses those of the ids.
  const column = isFew ? sql`events.workspace_id || ''` : sql`events.workspace_id`;
  const query = database.query.selectFrom("events").where(sql<boolean>`${column} = ${workspace.workspace_id}`);
  if (session_id === undefined) return query;
  return query.where((eb) =>
    eb.or([
      eb(
        "connected_account_id",
        "in",
        eb.selectFrom("client_session_accounts").select("connected_account_id").where("client_session_id", "=", session_id),
      ),
      eb(
        "connect_webview_id",
        "in",
        eb.selectFrom("client_session_webviews").select("connect_webview_id").where("client_session_id", "=", session_id),
      ),
    ]),
  );
}
