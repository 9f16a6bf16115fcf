// Connect webviews that a caller may see: those of the workspace. A client session sees only those that it made or was
// given, and its customer's.
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { ConnectWebviewRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";
import { webviewsOfSession } from "./session-sight.ts";

export function visibleWebviews({ database, workspace, session }: Context) {
  const query = database.query.selectFrom("connect_webviews").where("workspace_id", "=", workspace.workspace_id);
  return session
    ? query.where(sql<boolean>`connect_webview_id in (${webviewsOfSession({ workspace }, session)})`)
    : query;
}

export async function requireWebview(context: Context, connect_webview_id: string): Promise<ConnectWebviewRow> {
  const row = await visibleWebviews(context)
    .selectAll()
    .where("connect_webview_id", "=", connect_webview_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound("connect_webview", { connect_webview_id });
  return row;
}
