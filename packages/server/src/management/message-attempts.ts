import { type AnswerOf, type management, type MessageStatus, messageStatuses } from "@mortise/contract";
import { sql, type SqlBool } from "kysely";
import { iso } from "../clock.ts";
import type { WebhookAttemptRow, WebhookEndpointRow } from "../db/webhook-schema.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { destinationOut } from "./endpoints.ts";
import { forward, type PageQuery, planPage, toPage } from "./lists.ts";
import { byMessage, type MessageQuery } from "./message-filters.ts";
import { isExpired, messageOut } from "./messages.ts";
import { endpointOf, requireEndpoint, requireMessage } from "./references.ts";
import { badRequest, notFound } from "./refusals.ts";

export const messageAttempts = {
  async listByEndpoint(context, { params, query }) {
    const { endpoint } = await requireEndpoint(context, params);
    return listAttempts(context, { endpoint_id: endpoint.endpoint_id }, query);
  },

  listByMsg: (context, { params, query }) => attemptsOfMessage(context, params, query),
  listByMsgDeprecated: (context, { params, query }) => attemptsOfMessage(context, params, query),

  async listAttemptsForEndpoint(context, { params, query }) {
    return attemptsOfMessage(context, params, { ...query, endpoint_id: params.endpoint_id });
  },

  async get(context, { params }) {
    const { message } = await requireMessage(context, params);
    const row = await context.database.query
      .selectFrom("webhook_attempts")
      .selectAll()
      .where("attempt_id", "=", params.attempt_id)
      .where("msg_id", "=", message.msg_id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return attemptOut(row);
  },

  async resend(context, { params }) {
    const { app, message } = await requireMessage(context, params);
    const endpoint = await endpointOf(context.database.query, app.app_id, params.endpoint_id);
    if (isExpired(message, context.now()))
      throw badRequest("missing_payload", "The payload is no longer kept, so the message cannot be sent again.");
    // A disabled endpoint is sent nothing, not even by hand.
    if (endpoint.disabled === 1) return;
    const { msg_id, app_id, workspace_id } = message;
    const due_at = context.clock.now();
    await context.database.transaction(async (tx) => {
      await tx
        .insertInto("webhook_deliveries")
        .values({
          msg_id,
          endpoint_id: endpoint.endpoint_id,
          app_id,
          workspace_id,
          status: messageStatuses.Pending,
          failures: 0,
          manual: 1,
          next_attempt_at: null,
          due_at,
          leased_until: null,
          leased_by: null,
        })
        .onConflict((on) =>
          on.columns(["msg_id", "endpoint_id"]).doUpdateSet({ manual: sql<number>`webhook_deliveries.manual + 1`, due_at }),
        )
        .execute();
      await context.keepAnswer?.(tx);
      await context.database.notify(tx, "deliveries", "");
    });
  },

  async listAttemptedMessages(context, { params, query }) {
    const { endpoint } = await requireEndpoint(context, params);
    const plan = planPage(query, { order: "desc", of: "message" });
    const rows = await context.database.query
      .selectFrom("webhook_deliveries")
      .innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_deliveries.msg_id")
      .selectAll("webhook_messages")
      .select(["webhook_deliveries.status", "webhook_deliveries.next_attempt_at"])
      .where("webhook_deliveries.endpoint_id", "=", endpoint.endpoint_id)
      .where(byMessage(context.database, "delivered", query))
      .where(hasStatus("webhook_deliveries", query.status))
      .$if(plan.from !== undefined, (list) => list.where("webhook_deliveries.msg_id", plan.comparison, plan.from ?? ""))
      .orderBy("webhook_deliveries.msg_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    const at = context.now();
    return toPage(
      rows,
      plan,
      ({ msg_id }) => msg_id,
      (row) => ({ ...messageOut(row, { at }), ...standOf(context, row) }),
    );
  },

  async listAttemptedDestinations(context, { params, query }) {
    const { message } = await requireMessage(context, params);
    const plan = planPage(query, { order: "asc", of: "endpoint" });
    const rows = await context.database.query
      .selectFrom("webhook_deliveries")
      .innerJoin("webhook_endpoints", "webhook_endpoints.endpoint_id", "webhook_deliveries.endpoint_id")
      .selectAll("webhook_endpoints")
      .select(["webhook_deliveries.status", "webhook_deliveries.next_attempt_at"])
      .where("webhook_deliveries.msg_id", "=", message.msg_id)
      .$if(plan.from !== undefined, (list) => list.where("webhook_deliveries.endpoint_id", plan.comparison, plan.from ?? ""))
      .orderBy("webhook_deliveries.endpoint_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    const page = toPage(
      rows,
      plan,
      ({ endpoint_id }) => endpoint_id,
      (row) => ({ ...destinationOut(row as WebhookEndpointRow), ...standOf(context, row) }),
    );
    return forward(page);
  },
} satisfies ManagementHandlers<typeof management.messageAttempt>;

interface AttemptQuery extends PageQuery, MessageQuery {
  status?: number | undefined;
  status_code_class?: number | undefined;
  endpoint_id?: string | undefined;
}

async function attemptsOfMessage(context: ManagementContext, params: { app_id: string; msg_id: string }, query: AttemptQuery) {
  const { app, message } = await requireMessage(context, params);
  const endpoint = query.endpoint_id === undefined ? undefined : await endpointOf(context.database.query, app.app_id, query.endpoint_id);
  return listAttempts(context, { msg_id: message.msg_id, ...(endpoint && { endpoint_id: endpoint.endpoint_id }) }, query);
}

async function listAttempts(context: ManagementContext, of: { msg_id?: string; endpoint_id?: string }, query: AttemptQuery) {
  const plan = planPage(query, { order: "desc", of: "attempt" });
  const needsMessage = query.channel !== undefined || (query.event_types ?? []).length > 0;
  const rows = await context.database.query
    .selectFrom("webhook_attempts")
    .$if(needsMessage, (list) => list.innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_attempts.msg_id"))
    .selectAll("webhook_attempts")
    .$if(of.msg_id !== undefined, (list) => list.where("webhook_attempts.msg_id", "=", of.msg_id ?? ""))
    .$if(of.endpoint_id !== undefined, (list) => list.where("webhook_attempts.endpoint_id", "=", of.endpoint_id ?? ""))
    .where(byMessage(context.database, "attempt", query))
    .where(byOutcome(query))
    .$if(plan.from !== undefined, (list) => list.where("webhook_attempts.attempt_id", plan.comparison, plan.from ?? ""))
    .orderBy("webhook_attempts.attempt_id", plan.direction)
    .limit(plan.limit + 1)
    .execute();
  return toPage(rows, plan, ({ attempt_id }) => attempt_id, attemptOut);
}

/** As a literal, not a parameter: by that, SQLite knows the index of those that failed. */
const hasStatus = (table: "webhook_attempts" | "webhook_deliveries", status: number | undefined) =>
  status === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.ref(`${table}.status`)} = ${sql.lit(status)}`;

/** `status_code_class` 200 means codes 200 to 299: an attempt with any other has failed. Class 0 means "no answer", as no code is below 100. */
function byOutcome({ status, status_code_class: from }: AttemptQuery) {
  const byStatus = hasStatus("webhook_attempts", status);
  if (from === undefined) return byStatus;
  const byClass = from === 200 ? byStatus : sql<SqlBool>`${byStatus} and ${hasStatus("webhook_attempts", messageStatuses.Fail)}`;
  return sql<SqlBool>`${byClass} and ${sql.ref<number>("webhook_attempts.response_status_code")} between ${from} and ${from + 99}`;
}

const attemptOut = (row: WebhookAttemptRow): AnswerOf<typeof management.messageAttempt.get> => ({
  id: row.attempt_id,
  msgId: row.msg_id,
  endpointId: row.endpoint_id,
  response: row.response,
  responseStatusCode: row.response_status_code,
  status: row.status,
  timestamp: row.created_at,
  triggerType: row.trigger_type,
});

/** Due times are stored in the server's time, and shown in the workspace's. */
const standOf = ({ now, clock }: ManagementContext, row: { status: MessageStatus; next_attempt_at: number | null }) => ({
  status: row.status,
  nextAttempt: row.next_attempt_at === null ? null : iso(row.next_attempt_at + now() - clock.now()),
});
