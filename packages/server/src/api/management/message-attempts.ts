import type { AnswerOf, management } from "@mortise/contract";
import { sql, type SqlBool } from "kysely";
import type { WebhookAttemptRow, WebhookEndpointRow } from "../../base/db/webhook-schema.ts";
import { shownHeaders } from "../../webhooks/delivery/request/request-headers.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { byHand } from "./endpoint-deliveries.ts";
import { destinationOut } from "./endpoint-fields.ts";
import { standOf, wordOf } from "./delivery-status.ts";
import { deliveriesOf } from "./lists/deliveries-of-attempts.ts";
import { forwardOnly, type PageQuery, planPage, toPage } from "./lists/lists.ts";
import { asksOfMessage, byMessage, type MessageQuery } from "./lists/message-filters.ts";
import { isExpired, messageOut } from "./messages.ts";
import { asksOfOutcome, byOutcome, type OutcomeQuery, ofFailed } from "./lists/outcome-filters.ts";
import { readPage } from "./lists/read-page.ts";
import { endpointOf, requireEndpoint, requireMessage } from "./request/references.ts";
import { badRequest, notFound } from "./request/refusals.ts";

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

  async get(context, { params, query }) {
    const { message } = await requireMessage(context, params);
    const row = await context.database.query
      .selectFrom("webhook_attempts")
      .selectAll()
      .where("attempt_id", "=", params.attempt_id)
      .where("msg_id", "=", message.msg_id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const out = attemptOut(row, true);
    return query.with_headers ? { ...out, requestHeaders: shownHeaders(context.seal, row) } : out;
  },

  async resend(context, { params }) {
    const { app, message } = await requireMessage(context, params);
    const endpoint = await endpointOf(context.database.query, app.app_id, params.endpoint_id);
    if (isExpired(message, context.now()))
      throw badRequest("missing_payload", "The payload is no longer kept, so the message cannot be sent again.");
    // A disabled endpoint gets nothing, not even by hand.
    if (endpoint.disabled === 1) return {};
    const { msg_id } = message;
    const due_at = context.clock.now();
    await context.database.transaction(async (tx) => {
      await tx
        .insertInto("webhook_deliveries")
        .values(byHand(endpoint, msg_id, due_at))
        .onConflict((on) =>
          on
            .columns(["msg_id", "endpoint_id"])
            .doUpdateSet({ manual: sql<number>`webhook_deliveries.manual + 1`, due_at }),
        )
        .execute();
      await context.keepAnswer?.(tx, {});
      await tx.notify("deliveries", "");
    });
    return {};
  },

  async listAttemptedMessages(context, { params, query }) {
    const { endpoint } = await requireEndpoint(context, params);
    const { of, isSearch } = listedOf("webhook_deliveries", { endpoint_id: endpoint.endpoint_id }, query);
    const list = { table: "webhook_deliveries", id: "msg_id", of, query, isSearch } as const;
    return readPage(
      context.database,
      list,
      (where, direction, limit) =>
        context.database.query
          .selectFrom("webhook_deliveries")
          .innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_deliveries.msg_id")
          .selectAll("webhook_messages")
          .select(["webhook_deliveries.status", "webhook_deliveries.next_attempt_at"])
          .where(where)
          .where(byMessage(context.database, "message", query))
          .where(byOutcome("webhook_deliveries", query))
          .orderBy("webhook_deliveries.msg_id", direction)
          .limit(limit)
          .execute(),
      (row) => ({
        ...messageOut(row, { at: context.now(), withContent: query.with_content ?? true }),
        ...standOf(context, row),
      }),
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
      .$if(plan.from !== undefined, (list) =>
        list.where("webhook_deliveries.endpoint_id", plan.comparison, plan.from ?? ""),
      )
      .orderBy("webhook_deliveries.endpoint_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    const page = toPage(
      rows,
      plan,
      ({ endpoint_id }) => endpoint_id,
      (row) => ({ ...destinationOut(row as WebhookEndpointRow), updatedAt: row.updated_at, ...standOf(context, row) }),
    );
    return forwardOnly(page);
  },
} satisfies ManagementHandlers<typeof management.messageAttempt>;

interface AttemptQuery extends PageQuery, MessageQuery, OutcomeQuery {
  endpoint_id?: string | undefined;
  with_content?: boolean | undefined;
  with_delivery?: boolean | undefined;
}

interface Owner {
  msg_id?: string;
  endpoint_id?: string;
}

async function attemptsOfMessage(
  context: ManagementContext,
  params: { app_id: string; msg_id: string },
  query: AttemptQuery,
) {
  const { app, message } = await requireMessage(context, params);
  const endpoint =
    query.endpoint_id === undefined
      ? undefined
      : await endpointOf(context.database.query, app.app_id, query.endpoint_id);
  return listAttempts(
    context,
    { msg_id: message.msg_id, ...(endpoint && { endpoint_id: endpoint.endpoint_id }) },
    query,
  );
}

/** Conditions that an index serves, and whether there are others (`isSearch`). */
function listedOf(
  table: "webhook_attempts" | "webhook_deliveries",
  { msg_id, endpoint_id }: Owner,
  query: AttemptQuery,
) {
  const of = ofFailed(table, query);
  if (msg_id !== undefined) of.push(sql<SqlBool>`${sql.ref(`${table}.msg_id`)} = ${msg_id}`);
  // `|| ''` keeps SQLite from the endpoint's index: a message has few attempts, an endpoint may have a million.
  const hidden = msg_id === undefined ? sql`` : sql` || ''`;
  if (endpoint_id !== undefined) of.push(sql<SqlBool>`${sql.ref(`${table}.endpoint_id`)}${hidden} = ${endpoint_id}`);
  return { of, isSearch: asksOfMessage(query) || asksOfOutcome(query) };
}

async function listAttempts(context: ManagementContext, owner: Owner, query: AttemptQuery) {
  const { of, isSearch } = listedOf("webhook_attempts", owner, query);
  const list = { table: "webhook_attempts", id: "attempt_id", of, query, isSearch } as const;
  const page = await readPage(
    context.database,
    list,
    (where, direction, limit) =>
      context.database.query
        .selectFrom("webhook_attempts")
        .$if(asksOfMessage(query), (all) =>
          all.innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_attempts.msg_id"),
        )
        .selectAll("webhook_attempts")
        .where(where)
        .where(byMessage(context.database, "attempt", query))
        .where(byOutcome("webhook_attempts", query))
        .orderBy("webhook_attempts.attempt_id", direction)
        .limit(limit)
        .execute(),
    (row) => row,
  );
  const ofDelivery = query.with_delivery ? await deliveriesOf(context, page.data) : undefined;
  return {
    ...page,
    data: page.data.map((row) =>
      Object.assign(
        attemptOut(row, query.with_content ?? true),
        ofDelivery && { ...ofDelivery.get(row.attempt_id), responseDurationMs: row.duration_ms },
      ),
    ),
  };
}

const attemptOut = (row: WebhookAttemptRow, withContent: boolean): AnswerOf<typeof management.messageAttempt.get> => ({
  id: row.attempt_id,
  msgId: row.msg_id,
  endpointId: row.endpoint_id,
  response: withContent ? row.response : "",
  responseStatusCode: row.response_status_code,
  status: row.status,
  statusText: wordOf(row.status),
  timestamp: row.created_at,
  triggerType: row.trigger_type,
});
