import { type AnswerOf, type management, maxPayloadBytes } from "@mortise/contract";
import type { WebhookMessageRow } from "../../base/db/webhook-schema.ts";
import type { Tx } from "../../base/db/database.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { destinationsOf } from "./delivery-status.ts";
import { listMessages } from "./lists/list-messages.ts";
import { memberText, parseAsWritten } from "./request/payload-text.ts";
import { requireApplication, requireMessage } from "./request/references.ts";
import { conflict, notFound, tooLarge } from "./request/refusals.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export const messages = {
  async list(context, { params, query }) {
    const { app_id } = await requireApplication(context, params);
    const page = await listMessages(context, app_id, query);
    const standing = query.with_status
      ? await destinationsOf(
          context,
          page.data.map(({ msg_id }) => msg_id),
        )
      : undefined;
    const as = { at: context.now(), withContent: query.with_content ?? true };
    return {
      ...page,
      data: page.data.map((row) =>
        Object.assign(messageOut(row, as), standing && { destinations: standing.get(row.msg_id) ?? [] }),
      ),
    };
  },

  async create(context, { params, query, body, text }) {
    const { app_id, workspace_id } = await requireApplication(context, params);
    const payload = memberText(text, "payload") ?? "{}";
    if (Buffer.byteLength(payload) > maxPayloadBytes)
      throw tooLarge(`A payload may be at most ${maxPayloadBytes} bytes long.`);
    const { eventType: event_type, eventId: event_id, channels, payloadRetentionPeriod: retentionDays } = body;
    const [at, dueAt] = [context.now(), context.clock.now()];
    const out = (row: WebhookMessageRow) => messageOut(row, { at, withContent: query.with_content ?? true });
    const kept = keepMessageAnswer(context, out);
    const accepted = await context.accept({
      app_id,
      workspace_id,
      event_type,
      payload,
      event_id,
      channels,
      retentionDays,
      at,
      dueAt,
      kept,
    });
    if (accepted === "gone") throw notFound();
    if (accepted === "taken") throw conflict("conflict", "A message with this eventId already exists.");
    return out(accepted);
  },

  async get(context, { params, query }) {
    const { message: row } = await requireMessage(context, params);
    return messageOut(row, { at: context.now(), withContent: query.with_content ?? true });
  },
} satisfies ManagementHandlers<typeof management.message>;

/** Stores the answer for an idempotency key, if one was sent, in the transaction that stores the message. */
export const keepMessageAnswer =
  ({ keepAnswer }: Pick<ManagementContext, "keepAnswer">, out: (row: WebhookMessageRow) => MessageOut) =>
  async (tx: Tx, row: WebhookMessageRow): Promise<void> =>
    keepAnswer?.(tx, out(row));

type MessageOut = AnswerOf<typeof management.message.get>;

/**
 * Message as answered. A payload whose retention has ended is left out, even if it is not deleted yet.
 */
export function messageOut(
  row: WebhookMessageRow,
  { at, withContent = true }: { at: WorkspaceTime; withContent?: boolean },
): MessageOut {
  return {
    id: row.msg_id,
    eventType: row.event_type,
    payload: withContent ? payloadOut(row, at) : {},
    eventId: row.event_id,
    channels: row.channels === null ? null : (JSON.parse(row.channels) as string[]),
    timestamp: row.created_at,
  };
}

export const isExpired = ({ payload, expires_at }: WebhookMessageRow, at: number): boolean =>
  payload === null || Date.parse(expires_at) <= at;

const payloadOut = (row: WebhookMessageRow, at: number): Record<string, unknown> =>
  isExpired(row, at) ? { expired: true } : parseAsWritten(row.payload ?? "{}");
