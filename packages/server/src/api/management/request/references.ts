// Finds things that a path names by id or uid, never those of another tenant or deleted ones.
import { idPrefixes } from "@mortise/contract";
import type { Query } from "../../../base/db/database.ts";
import type { WebhookApplicationRow, WebhookEndpointRow, WebhookMessageRow } from "../../../base/db/webhook-schema.ts";
import type { ManagementContext } from "../context.ts";
import { findApplications } from "./find-application.ts";
import { notFound } from "./refusals.ts";

type Asker = Pick<ManagementContext, "database" | "token" | "findApplication">;

/** @throws 404 also for a token of another application */
export async function requireApplication(
  { token, findApplication }: Asker,
  { app_id }: { app_id: string },
  query?: Query,
): Promise<WebhookApplicationRow> {
  const wanted = { workspace_id: token.workspace_id, app_id };
  const row = query ? (await findApplications(query, [wanted]))[0] : await findApplication(wanted);
  if (!row || (token.app_id !== null && token.app_id !== row.app_id)) throw notFound();
  return row;
}

export async function requireEndpoint(
  context: Asker,
  params: { app_id: string; endpoint_id: string },
  query?: Query,
): Promise<{ app: WebhookApplicationRow; endpoint: WebhookEndpointRow }> {
  const app = await requireApplication(context, params, query);
  return { app, endpoint: await endpointOf(query ?? context.database.query, app.app_id, params.endpoint_id) };
}

export async function endpointOf(query: Query, app_id: string, endpoint_id: string): Promise<WebhookEndpointRow> {
  const row = await query
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("app_id", "=", app_id)
    .where(endpoint_id.startsWith(idPrefixes.endpoint) ? "endpoint_id" : "uid", "=", endpoint_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function requireMessage(
  context: Asker,
  params: { app_id: string; msg_id: string },
): Promise<{ app: WebhookApplicationRow; message: WebhookMessageRow }> {
  const app = await requireApplication(context, params);
  const message = await context.database.query
    .selectFrom("webhook_messages")
    .selectAll()
    .where("app_id", "=", app.app_id)
    .where(params.msg_id.startsWith(idPrefixes.message) ? "msg_id" : "event_id", "=", params.msg_id)
    .executeTakeFirst();
  if (!message) throw notFound();
  return { app, message };
}
