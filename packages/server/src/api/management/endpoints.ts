import { type AnswerOf, type BodyOf, gracePeriodSeconds, type management } from "@mortise/contract";
import { sql } from "kysely";
import { acceptMessage } from "../../webhooks/delivery/messages/accept-message.ts";
import { endpointEventData, tellOperations } from "../../webhooks/delivery/messages/operational-events.ts";
import { stopDeliveries } from "../../webhooks/delivery/stop-deliveries.ts";
import type { Tx } from "../../base/db/database.ts";
import { webhookTokenId } from "../../base/db/operator/webhook-tokens.ts";
import type { WebhookApplicationRow, WebhookEndpointRow, WebhookMessageRow } from "../../base/db/webhook-schema.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { checkRules, endpointOut, namesIn, withPatch, columnsOf } from "./endpoint-fields.ts";
import { headersOut, mergeHeaders, openHeaders, sealHeaders } from "../../webhooks/endpoint-headers.ts";
import {
  currentSecret,
  insertSecret,
  makeSecret,
  rotateSecret,
  TooManySecretsError,
} from "../../webhooks/endpoint-secrets.ts";
import { failingOf } from "./endpoint-failing.ts";
import { countByStatus, recoverFailed, replayMissing } from "./endpoint-deliveries.ts";
import { editedExample, exampleOf } from "./event-types/event-type-examples.ts";
import { makeId } from "../../webhooks/ids.ts";
import { forwardOnly, orderOf, planPage, toPage } from "./lists/lists.ts";
import { keepMessageAnswer, messageOut } from "./messages.ts";
import { memberText } from "./request/payload-text.ts";
import { requireApplication, requireEndpoint } from "./request/references.ts";
import { badRequest, conflict, notFound } from "./request/refusals.ts";

export const endpoints = {
  async list(context, { params, query }) {
    const { app_id } = await requireApplication(context, params);
    const plan = planPage(query, { order: orderOf(query, "desc"), of: "endpoint" });
    const rows = await context.database.query
      .selectFrom("webhook_endpoints")
      .selectAll()
      .where("app_id", "=", app_id)
      .where("deleted_at", "is", null)
      .$if(plan.from !== undefined, (list) => list.where("endpoint_id", plan.comparison, plan.from ?? ""))
      .orderBy("endpoint_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    const page = toPage(
      rows,
      plan,
      ({ endpoint_id }) => endpoint_id,
      (row) => row,
    );
    const data = await Promise.all(page.data.map((row) => endpointAsAsked(context, row, query)));
    return forwardOnly({ ...page, data });
  },

  async create(context, { params, body }) {
    const app = await requireApplication(context, params);
    await checkRules(context, body);
    const endpoint: WebhookEndpointRow = {
      endpoint_id: makeId("endpoint", context.now()),
      app_id: app.app_id,
      workspace_id: app.workspace_id,
      headers: sealHeaders(context.seal, mergeHeaders({}, body.headers ?? {})),
      failing_since: null,
      next_slot_at: 0,
      created_at: context.moment(),
      deleted_at: null,
      ...columnsOf(context, body),
    };
    await writing(context, async (tx) => {
      const made_by = webhookTokenId(context.token.hash);
      await tx
        .insertInto("webhook_endpoints")
        .values({ ...endpoint, made_by })
        .execute();
      await insertSecret(tx, context.seal, endpoint.endpoint_id, {
        key: body.secret ?? makeSecret(),
        moment: context.moment(),
      });
      await tell(context, tx, "endpoint.created", app, endpoint);
      await context.keepAnswer?.(tx, endpointOut(endpoint));
    });
    return endpointOut(endpoint);
  },

  get: async (context, { params, query }) =>
    endpointAsAsked(context, (await requireEndpoint(context, params)).endpoint, query),

  async update(context, { params, body }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    return change(context, app, endpoint, body);
  },

  async patch(context, { params, body }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    return change(context, app, endpoint, withPatch(endpoint, body));
  },

  async delete(context, { params }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    await writing(context, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("webhook_endpoints")
        .set({ deleted_at: context.moment() })
        .where("endpoint_id", "=", endpoint.endpoint_id)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw notFound();
      await stopDeliveries(tx, [endpoint.endpoint_id]);
      await tell(context, tx, "endpoint.deleted", app, endpoint);
    });
  },

  async getHeaders(context, { params }) {
    const { endpoint } = await requireEndpoint(context, params);
    return headersOut(openHeaders(context.seal, endpoint.headers));
  },

  async updateHeaders(context, { params, body }) {
    await writing(context, async (tx) => {
      const { endpoint } = await lockEndpoint(context, tx, params);
      await keepHeaders(context, tx, endpoint, mergeHeaders({}, body.headers));
    });
  },

  async patchHeaders(context, { params, body }) {
    await writing(context, async (tx) => {
      const { endpoint } = await lockEndpoint(context, tx, params);
      const removed = Object.fromEntries((body.deleteHeaders ?? []).map((name) => [name, null]));
      await keepHeaders(
        context,
        tx,
        endpoint,
        mergeHeaders(openHeaders(context.seal, endpoint.headers), { ...removed, ...body.headers }),
      );
    });
  },

  async getSecret(context, { params }) {
    const { endpoint } = await requireEndpoint(context, params);
    return { key: await currentSecret(context.database.query, context.seal, endpoint.endpoint_id) };
  },

  async rotateSecret(context, { params, body }) {
    await writing(context, async (tx) => {
      const { app, endpoint } = await lockEndpoint(context, tx, params);
      const overlapMs = (body.gracePeriodSeconds ?? gracePeriodSeconds.usual) * 1000;
      await rotateSecret(tx, context.seal, endpoint.endpoint_id, {
        key: body.key ?? makeSecret(),
        now: context.now(),
        overlapMs,
      });
      await tell(context, tx, "endpoint.updated", app, endpoint);
      await context.keepAnswer?.(tx);
    });
  },

  async getStats(context, { params, query }) {
    const { endpoint } = await requireEndpoint(context, params);
    return countByStatus(context, endpoint, query);
  },

  async recover(context, { params, body }) {
    const { endpoint } = await requireEndpoint(context, params);
    return recoverFailed(context, endpoint, body);
  },

  async replayMissing(context, { params, body }) {
    const { endpoint } = await requireEndpoint(context, params);
    return replayMissing(context, endpoint, body);
  },

  async sendExample(context, { params, body, text }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    const { app_id, workspace_id } = app;
    const given = memberText(text, "payload");
    const payload = await (given === undefined
      ? exampleOf(context, body.eventType)
      : editedExample(context, body.eventType, given));
    const at = context.now();
    const out = (row: WebhookMessageRow) => messageOut(row, { at, withContent: false });
    const message = await writing(context, (tx) =>
      acceptMessage(tx, {
        app_id,
        workspace_id,
        event_type: body.eventType,
        payload,
        only: endpoint.endpoint_id,
        at,
        dueAt: context.clock.now(),
        kept: keepMessageAnswer(context, out),
      }),
    );
    return out(message);
  },
} satisfies ManagementHandlers<typeof management.endpoint>;

const endpointAsAsked = async (
  context: ManagementContext,
  row: WebhookEndpointRow,
  { with_failing }: { with_failing?: boolean | undefined },
) => (with_failing ? { ...endpointOut(row), failing: await failingOf(context, row) } : endpointOut(row));

type EndpointIn = BodyOf<typeof management.endpoint.update>;

async function change(
  context: ManagementContext,
  app: WebhookApplicationRow,
  endpoint: WebhookEndpointRow,
  body: EndpointIn,
): Promise<AnswerOf<typeof management.endpoint.update>> {
  await checkRules(context, body, namesIn(endpoint.filter_types));
  const changes = columnsOf(context, body, endpoint);
  // Enabling an endpoint restarts the five days of failures after which it is disabled.
  const failing_since = sql<string | null>`case when disabled = 1 then null else failing_since end`;
  await writing(context, async (tx) => {
    await tx
      .updateTable("webhook_endpoints")
      .set({ ...changes, ...(changes.disabled === 0 && { failing_since }) })
      .where("endpoint_id", "=", endpoint.endpoint_id)
      .execute();
    if (changes.disabled === 1) await stopDeliveries(tx, [endpoint.endpoint_id]);
    await tell(context, tx, "endpoint.updated", app, { ...endpoint, ...changes });
  });
  return endpointOut({ ...endpoint, ...changes });
}

async function writing<Result>({ database }: ManagementContext, write: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await database.transaction(write);
  } catch (error) {
    if (error instanceof TooManySecretsError) throw badRequest("limit_reached", error.message);
    if (database.isUniqueViolation(error))
      throw conflict("conflict", "An endpoint with this uid already exists in this application.");
    throw error;
  }
}

/**
 * Reads the endpoint for a change. Writing `updated_at` locks the row, so that a concurrent change waits and then reads
 * the result of the first.
 */
async function lockEndpoint(context: ManagementContext, tx: Tx, params: { app_id: string; endpoint_id: string }) {
  const { app, endpoint } = await requireEndpoint(context, params, tx);
  const fresh = await tx
    .updateTable("webhook_endpoints")
    .set({ updated_at: context.moment() })
    .where("endpoint_id", "=", endpoint.endpoint_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { app, endpoint: fresh };
}

async function keepHeaders(
  { seal }: ManagementContext,
  tx: Tx,
  { endpoint_id }: WebhookEndpointRow,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .updateTable("webhook_endpoints")
    .set({ headers: sealHeaders(seal, headers) })
    .where("endpoint_id", "=", endpoint_id)
    .execute();
}

const tell = (
  context: ManagementContext,
  tx: Tx,
  type: "endpoint.created" | "endpoint.updated" | "endpoint.deleted",
  app: WebhookApplicationRow,
  row: WebhookEndpointRow,
) =>
  tellOperations(
    tx,
    { workspace_id: app.workspace_id, at: context.now(), dueAt: context.clock.now() },
    { type, data: endpointEventData(app, row) },
  );
