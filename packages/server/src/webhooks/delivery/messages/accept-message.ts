// Accepts messages: stores them with a delivery for each matching endpoint, in the caller's transaction.
import { messageStatuses, payloadRetentionDays } from "@mortise/contract";
import { sql } from "kysely";
import { dayMs, iso, type WorkspaceTime, type ServerTime } from "../../../base/clock.ts";
import type { Tx } from "../../../base/db/database.ts";
import type { WebhookEndpointRow, WebhookMessageRow } from "../../../base/db/webhook-schema.ts";
import { makeId } from "../../ids.ts";

export interface Moment {
  /** Stored time of the message. */
  at: WorkspaceTime;
  /** Due time of its deliveries. */
  dueAt: ServerTime;
}

export interface NewMessage extends Moment {
  workspace_id: string;
  app_id: string;
  event_type: string;
  /** Payload as JSON text, which is sent unchanged. */
  payload: string;
  event_id?: string | null | undefined;
  channels?: readonly string[] | null | undefined;
  retentionDays?: number | null | undefined;
  /** The only endpoint that gets the message, regardless of its filters. */
  only?: string;
  /** Work in the message's transaction. If it throws, the message is not stored. */
  kept?: ((tx: Tx, row: WebhookMessageRow) => Promise<void>) | undefined;
}

/** The stored message, or `"taken"` if one with its `event_id` exists. */
export type Accepted = WebhookMessageRow | "taken";

/** Rows per statement, because databases limit its parameters. */
const chunk = 1000;
const manyEndpoints = 20;

/** Accepts messages. Resolves in the order of `messages`. */
export async function acceptMessages(tx: Tx, messages: readonly NewMessage[]): Promise<readonly Accepted[]> {
  const rows = messages.map(rowOf);
  const keptIds = await insertMessages(tx, rows);
  const receivers = await receiversOf(tx, messages);
  const wanted = messages.flatMap((message, index): Wanted[] => {
    const row = rows[index] as WebhookMessageRow;
    if (!keptIds.has(row.msg_id)) return [];
    const { only, app_id, dueAt } = message;
    const wanting = (receivers.get(app_id) ?? [])
      .filter((one) => wants(one, message))
      .map(({ endpoint_id }) => endpoint_id);
    return [{ row, dueAt, endpoints: only === undefined ? wanting : [only] }];
  });
  await insertDeliveries(tx, wanted);
  for (const [index, { kept: done }] of messages.entries()) {
    const row = rows[index] as WebhookMessageRow;
    if (keptIds.has(row.msg_id)) await done?.(tx, row);
  }
  if (wanted.some(({ endpoints }) => endpoints.length > 0)) await tx.notify("deliveries", "");
  return rows.map((row) => (keptIds.has(row.msg_id) ? row : "taken"));
}

/** Accepts a message whose `event_id` is certainly new. */
export async function acceptMessage(tx: Tx, message: NewMessage): Promise<WebhookMessageRow> {
  const [accepted] = await acceptMessages(tx, [message]);
  if (accepted === undefined || accepted === "taken")
    throw new Error(`A message of the event ${message.event_id} is kept already.`);
  return accepted;
}

const rowOf = ({
  workspace_id,
  app_id,
  event_type,
  payload,
  event_id,
  channels,
  retentionDays,
  at,
}: NewMessage): WebhookMessageRow => ({
  msg_id: makeId("message", at),
  app_id,
  workspace_id,
  event_type,
  event_id: event_id ?? null,
  channels: channels ? JSON.stringify(channels) : null,
  payload,
  created_at: iso(at),
  expires_at: iso(at + (retentionDays ?? payloadRetentionDays.max) * dayMs),
});

/** Inserts messages. Resolves to the ids of new ones; messages with a known `event_id` are left out. */
async function insertMessages(tx: Tx, rows: readonly WebhookMessageRow[]): Promise<ReadonlySet<string>> {
  const keptIds = new Set<string>();
  for (let from = 0; from < rows.length; from += chunk) {
    const kept = await tx
      .insertInto("webhook_messages")
      .values(rows.slice(from, from + chunk))
      .onConflict((on) => on.doNothing())
      .returning("msg_id")
      .execute();
    for (const { msg_id } of kept) keptIds.add(msg_id);
  }
  return keptIds;
}

interface Wanted {
  row: WebhookMessageRow;
  dueAt: number;
  endpoints: readonly string[];
}

async function insertDeliveries(tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  const isMany = ({ endpoints }: Wanted) => endpoints.length >= manyEndpoints;
  const few = wanted.filter((one) => !isMany(one));
  const rows = few.flatMap(({ row, dueAt, endpoints }) =>
    endpoints.map((endpoint_id) => newDelivery(row, endpoint_id, dueAt)),
  );
  for (let from = 0; from < rows.length; from += chunk)
    await tx
      .insertInto("webhook_deliveries")
      .values(rows.slice(from, from + chunk))
      .execute();
  // For many endpoints the database copies the row itself, because sending a thousand rows as text takes longer than
  // inserting them.
  for (const { row, dueAt, endpoints } of wanted.filter(isMany))
    await sql`
      insert into webhook_deliveries (msg_id, endpoint_id, app_id, workspace_id, status, failures, manual, next_attempt_at, due_at)
      select cast(${row.msg_id} as text), endpoint_id, app_id, workspace_id, ${sql.lit(messageStatuses.Sending)}, 0, 0, cast(${dueAt} as bigint), cast(${dueAt} as bigint)
      from webhook_endpoints where ${tx.among("endpoint_id", endpoints)}`.execute(tx);
}

const newDelivery = ({ msg_id, app_id, workspace_id }: WebhookMessageRow, endpoint_id: string, dueAt: number) => ({
  msg_id,
  endpoint_id,
  app_id,
  workspace_id,
  status: messageStatuses.Sending,
  failures: 0,
  manual: 0,
  next_attempt_at: dueAt,
  due_at: dueAt,
  leased_until: null,
  leased_by: null,
});

interface Receiver {
  endpoint_id: string;
  app_id: string;
  /** Event types; `undefined` for all. */
  types: readonly string[] | undefined;
  channels: readonly string[] | undefined;
}

/** Enabled endpoints by application. */
async function receiversOf(tx: Tx, messages: readonly NewMessage[]): Promise<Map<string, Receiver[]>> {
  const apps = [...new Set(messages.flatMap(({ app_id, only }) => (only === undefined ? [app_id] : [])))];
  if (apps.length === 0) return new Map();
  const rows = await tx
    .selectFrom("webhook_endpoints")
    .select(["endpoint_id", "app_id", "filter_types", "channels"])
    .where(tx.among("app_id", apps))
    .where("deleted_at", "is", null)
    .where("disabled", "=", 0)
    .execute();
  return Map.groupBy(rows.map(receiverOf), ({ app_id }) => app_id);
}

type ReceiverRow = Pick<WebhookEndpointRow, "endpoint_id" | "app_id" | "filter_types" | "channels">;
const receiverOf = ({ endpoint_id, app_id, filter_types, channels }: ReceiverRow): Receiver => ({
  endpoint_id,
  app_id,
  types: list(filter_types),
  channels: list(channels),
});

/**
 * Whether an endpoint gets a message. A message without channels does not reach an endpoint with channels (webhook-api
 * §5, match).
 */
const wants = ({ types, channels: own }: Receiver, { event_type, channels }: NewMessage): boolean =>
  (types === undefined || types.includes(event_type)) &&
  (own === undefined || own.some((channel) => channels?.includes(channel)));

const list = (json: string | null): string[] | undefined =>
  json === null ? undefined : (JSON.parse(json) as string[]);
