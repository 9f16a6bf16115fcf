// A message comes in: stored, with one delivery for every endpoint that wants it, in the caller's transaction.
import { payloadRetentionDays } from "@mortise/contract";
import { iso } from "../clock.ts";
import type { Database, Query } from "../db/database.ts";
import type { WebhookEndpointRow, WebhookMessageRow } from "../db/webhook-schema.ts";
import { makeId } from "../management/ids.ts";

export interface NewMessage {
  workspace_id: string;
  app_id: string;
  event_type: string;
  /** JSON text; sent to receivers letter by letter. */
  payload: string;
  event_id?: string | null | undefined;
  channels?: readonly string[] | null | undefined;
  retentionDays?: number | null | undefined;
  /** This endpoint alone, whatever it filters. */
  only?: string;
}

export interface Moment {
  /** The workspace's time, epoch milliseconds: what is written down. */
  at: number;
  /** The server's time, epoch milliseconds: what deliveries are due by. */
  dueAt: number;
}

const dayMs = 86_400_000;
/** Rows per statement. */
const chunk = 1000;

export async function acceptMessage(database: Database, tx: Query, message: NewMessage, { at, dueAt }: Moment): Promise<WebhookMessageRow> {
  const { workspace_id, app_id, event_type, payload, event_id, channels, retentionDays, only } = message;
  const row: WebhookMessageRow = {
    msg_id: makeId("message", at),
    app_id,
    workspace_id,
    event_type,
    event_id: event_id ?? null,
    channels: channels ? JSON.stringify(channels) : null,
    payload,
    created_at: iso(at),
    expires_at: iso(at + (retentionDays ?? payloadRetentionDays.max) * dayMs),
  };
  await tx.insertInto("webhook_messages").values(row).execute();
  const endpoints = only === undefined ? await receivers(tx, { app_id, event_type, channels }) : [only];
  if (endpoints.length === 0) return row;
  for (let from = 0; from < endpoints.length; from += chunk)
    await tx
      .insertInto("webhook_deliveries")
      .values(endpoints.slice(from, from + chunk).map((endpoint_id) => newDelivery(row, endpoint_id, dueAt)))
      .execute();
  await database.notify(tx, "deliveries", "");
  return row;
}

const newDelivery = ({ msg_id, app_id, workspace_id }: WebhookMessageRow, endpoint_id: string, dueAt: number) => ({
  msg_id,
  endpoint_id,
  app_id,
  workspace_id,
  status: 3 as const,
  failures: 0,
  manual: 0,
  next_attempt_at: dueAt,
  due_at: dueAt,
  leased_until: null,
  leased_by: null,
});

type Wanted = Pick<NewMessage, "app_id" | "event_type" | "channels">;

async function receivers(tx: Query, { app_id, event_type, channels }: Wanted): Promise<string[]> {
  const endpoints = await tx
    .selectFrom("webhook_endpoints")
    .select(["endpoint_id", "filter_types", "channels"])
    .where("app_id", "=", app_id)
    .where("deleted_at", "is", null)
    .where("disabled", "=", 0)
    .execute();
  return endpoints.filter((endpoint) => wants(endpoint, event_type, channels ?? [])).map(({ endpoint_id }) => endpoint_id);
}

/** A message without channels does not reach an endpoint with channels (webhook-api §5, match). */
function wants(endpoint: Pick<WebhookEndpointRow, "filter_types" | "channels">, event_type: string, channels: readonly string[]): boolean {
  const types = list(endpoint.filter_types);
  const own = list(endpoint.channels);
  return (types === undefined || types.includes(event_type)) && (own === undefined || own.some((channel) => channels.includes(channel)));
}

const list = (json: string | null): string[] | undefined => (json === null ? undefined : (JSON.parse(json) as string[]));
