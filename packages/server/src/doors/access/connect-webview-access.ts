// Which visits to the connect flow a caller may see: those of the workspace; a client session sees only those it began
// or was given.
import type { Context } from "../context.ts";
import type { ConnectWebviewRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";

export function visibleWebviews({ database, workspace, session_id }: Context) {
  const query = database.query.selectFrom("connect_webviews").where("workspace_id", "=", workspace.workspace_id);
  return session_id === undefined
    ? query
    : query.where("connect_webview_id", "in", (eb) =>
        eb
          .selectFrom("client_session_webviews")
          .select("connect_webview_id")
          .where("client_session_id", "=", session_id),
      );
}

export async function requireWebview(context: Context, connect_webview_id: string): Promise<ConnectWebviewRow> {
  const row = await visibleWebviews(context)
    .selectAll()
    .where("connect_webview_id", "=", connect_webview_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound("connect_webview", { connect_webview_id });
  return row;
}
