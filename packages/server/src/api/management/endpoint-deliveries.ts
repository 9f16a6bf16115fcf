// An endpoint's deliveries: counts by status, and retries of failed and missing ones.
import { type AnswerOf, type BodyOf, type management, messageStatuses, type QueryOf } from "@mortise/contract";
import { sql } from "kysely";
import { dayMs, iso, minuteMs } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import type { WebhookEndpointRow } from "../../base/db/webhook-schema.ts";
import type { ManagementContext } from "./context.ts";
import { namesIn } from "./endpoint-fields.ts";
import { firstIdAt, idAfter, makeId } from "../../webhooks/ids.ts";
import { badRequest, conflict, invalidValue } from "./request/refusals.ts";
import { slices } from "./lists/slices.ts";

const countedMs = 28 * dayMs;
const recoverableMs = 14 * dayMs + 5 * minuteMs;
const mostAtOnce = 10_000;
/** Rows per statement, because databases limit its parameters. */
const chunk = 500;

/** Counts messages of the last 28 days, or of a part of them, by the status of their delivery to the endpoint. */
export async function countByStatus(
  { database, now }: ManagementContext,
  { endpoint_id }: WebhookEndpointRow,
  span: QueryOf<typeof management.endpoint.getStats>,
): Promise<AnswerOf<typeof management.endpoint.getStats>> {
  const counts = new Map<number, number>();
  let asked = 0;
  const end = span.until === undefined ? now() : Math.min(Date.parse(span.until), now());
  const start = span.since === undefined ? end - countedMs : Date.parse(span.since);
  if (start < end - countedMs || start > end)
    throw badRequest("invalid_range", "since must be before until, and at most 28 days.");
  for await (const { from, to } of slices(start, end, dayMs)) {
    let messages = database.query
      .selectFrom("webhook_deliveries")
      .select([
        "status",
        (eb) => eb.fn.countAll().as("count"),
        sql<number | string>`sum(case when manual > 0 then 1 else 0 end)`.as("asked"),
      ])
      .where("endpoint_id", "=", endpoint_id)
      .where("msg_id", ">=", firstIdAt("message", from));
    if (to < end || span.until !== undefined) messages = messages.where("msg_id", "<", firstIdAt("message", to));
    for (const row of await messages.groupBy("status").execute()) {
      counts.set(row.status, (counts.get(row.status) ?? 0) + Number(row.count));
      asked += Number(row.asked);
    }
  }
  const of = (status: keyof typeof messageStatuses) => counts.get(messageStatuses[status]) ?? 0;
  return {
    success: of("Success"),
    pending: of("Pending"),
    fail: of("Fail"),
    sending: of("Sending"),
    ...(span.with_asked && { asked }),
  };
}

type Span = BodyOf<typeof management.endpoint.recover>;
type Scheduled = AnswerOf<typeof management.endpoint.recover>;

/** Schedules an attempt now for the oldest 10,000 deliveries in the span that failed or wait for their next try. */
export async function recoverFailed(
  context: ManagementContext,
  endpoint: WebhookEndpointRow,
  span: Span,
): Promise<Scheduled> {
  const { clock } = context;
  const { from, before } = idsOf(context, endpoint, span);
  return scheduling(context, "endpoint.recover", async (tx) => {
    const failed = tx
      .selectFrom("webhook_deliveries")
      .select("delivery_id")
      .where("endpoint_id", "=", endpoint.endpoint_id)
      .where((eb) =>
        eb.or([
          eb("status", "=", sql.lit(messageStatuses.Fail)),
          eb.and([eb("status", "=", sql.lit(messageStatuses.Sending)), eb("failures", ">", 0)]),
        ]),
      )
      .where("msg_id", ">=", from)
      .where("msg_id", "<", before)
      .orderBy("msg_id")
      .limit(mostAtOnce);
    const { numUpdatedRows } = await tx
      .updateTable("webhook_deliveries")
      // A delivery that waits for a manual attempt already gets no second one.
      .set({ manual: sql<number>`case when manual > 0 then manual else 1 end`, due_at: clock.now() })
      .where("delivery_id", "in", failed)
      .executeTakeFirstOrThrow();
    return numUpdatedRows;
  });
}

/**
 * Schedules messages that match the endpoint's filters but were never queued for it: sent before it existed, or while
 * it was disabled.
 */
export async function replayMissing(
  context: ManagementContext,
  endpoint: WebhookEndpointRow,
  span: Span,
): Promise<Scheduled> {
  const { clock } = context;
  const { from, before } = idsOf(context, endpoint, span);
  const types = namesIn(endpoint.filter_types);
  const channels = namesIn(endpoint.channels);
  return scheduling(context, "endpoint.replay-missing", async (tx) => {
    let missing = tx
      .selectFrom("webhook_messages as message")
      .select(["message.msg_id", "message.channels"])
      .where("message.app_id", "=", endpoint.app_id)
      .where("message.msg_id", ">=", from)
      .where("message.msg_id", "<", before)
      .where("message.payload", "is not", null)
      .where("message.expires_at", ">", iso(context.now()))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("webhook_deliveries")
              .select("delivery_id")
              .whereRef("webhook_deliveries.msg_id", "=", "message.msg_id")
              .where("webhook_deliveries.endpoint_id", "=", endpoint.endpoint_id),
          ),
        ),
      );
    if (types !== null) missing = missing.where(tx.among("message.event_type", types));
    // Messages on other channels stay missing for ever, so they must not count towards the limit. The pattern may match
    // too much, because `_` stands for any character in it.
    if (channels !== null)
      missing = missing.where((eb) =>
        eb.or(channels.map((name) => eb("message.channels", "like", `%${JSON.stringify(name)}%`))),
      );
    const rows = await missing.orderBy("message.msg_id").limit(mostAtOnce).execute();
    const fitting = rows.filter(
      (row) => channels === null || namesIn(row.channels)?.some((name) => channels.includes(name)),
    );
    for (let first = 0; first < fitting.length; first += chunk)
      await tx
        .insertInto("webhook_deliveries")
        .values(fitting.slice(first, first + chunk).map(({ msg_id }) => byHand(endpoint, msg_id, clock.now())))
        .onConflict((on) => on.columns(["msg_id", "endpoint_id"]).doNothing())
        .execute();
    return BigInt(fitting.length);
  });
}

/** Row of a delivery whose first attempt is requested by hand, and which is not retried by itself. */
export const byHand = ({ endpoint_id, app_id, workspace_id }: WebhookEndpointRow, msg_id: string, due_at: number) => ({
  msg_id,
  endpoint_id,
  app_id,
  workspace_id,
  status: messageStatuses.Pending,
  failures: 0,
  manual: 1,
  next_attempt_at: null,
  due_at,
  leased_until: null,
  leased_by: null,
});

/** Bounds of the ids of messages in a span. Throws if the span is invalid or the endpoint is disabled. */
function idsOf({ now }: ManagementContext, endpoint: WebhookEndpointRow, span: Span): { from: string; before: string } {
  const since = Date.parse(span.since);
  const until = span.until ? Date.parse(span.until) : now();
  if (since < now() - recoverableMs) throw invalidValue(["body", "since"], "At most 14 days back");
  if (since > now()) throw invalidValue(["body", "since"], "Must not be in the future");
  if (until < since) throw invalidValue(["body", "until"], "Must not be before since");
  if (endpoint.disabled === 1)
    throw conflict(
      "conflict",
      "This endpoint is disabled, so nothing would be sent. Enable it (disabled: false), and ask again.",
    );
  return { from: firstIdAt("message", since), before: idAfter("message", Math.min(until, now())) };
}

async function scheduling(
  context: ManagementContext,
  task: string,
  schedule: (tx: Tx) => Promise<bigint>,
): Promise<Scheduled> {
  return context.database.transaction(async (tx) => {
    const messages = Number(await schedule(tx));
    const answer = {
      id: makeId("task", context.now()),
      status: "finished",
      task,
      messages,
      updatedAt: context.moment(),
    } as const;
    await context.keepAnswer?.(tx, answer);
    await tx.notify("deliveries", "");
    return answer;
  });
}
