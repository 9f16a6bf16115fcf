import type { AnswerOf, BodyOf, management } from "@mortise/contract";
import { sql } from "kysely";
import { acceptMessage } from "../delivery/accept-message.ts";
import { endpointEventData, tellOperations } from "../delivery/operational-events.ts";
import { stopDeliveries } from "../delivery/stop-deliveries.ts";
import type { Query } from "../db/database.ts";
import type { WebhookApplicationRow, WebhookEndpointRow, WebhookMessageRow } from "../db/webhook-schema.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { headersOut, mergeHeaders, noHeaders, openHeaders, sealHeaders } from "./endpoint-headers.ts";
import { currentSecret, insertSecret, makeSecret, rotateSecret } from "./endpoint-secrets.ts";
import { countByStatus, recoverFailed } from "./endpoint-deliveries.ts";
import { exampleOf } from "./event-type-examples.ts";
import { makeId } from "./ids.ts";
import { forward, planPage, toPage } from "./lists.ts";
import { keeping, messageOut } from "./messages.ts";
import { requireApplication, requireEndpoint } from "./references.ts";
import { conflict, invalid, notFound } from "./refusals.ts";
import { readSettings } from "./settings.ts";

export const endpoints = {
  async list(context, { params, query }) {
    const { app_id } = await requireApplication(context, params);
    const plan = planPage(query, { order: "desc", of: "endpoint" });
    const rows = await context.database.query
      .selectFrom("webhook_endpoints")
      .selectAll()
      .where("app_id", "=", app_id)
      .where("deleted_at", "is", null)
      .$if(plan.from !== undefined, (list) => list.where("endpoint_id", plan.comparison, plan.from ?? ""))
      .orderBy("endpoint_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    return forward(toPage(rows, plan, ({ endpoint_id }) => endpoint_id, endpointOut));
  },

  async create(context, { params, body }) {
    const app = await requireApplication(context, params);
    await checkRules(context, body);
    const endpoint: WebhookEndpointRow = {
      endpoint_id: makeId("endpoint", context.now()),
      app_id: app.app_id,
      workspace_id: app.workspace_id,
      headers: noHeaders,
      failing_since: null,
      next_slot_at: 0,
      created_at: context.moment(),
      deleted_at: null,
      ...written(context, body),
    };
    await writing(context, async (tx) => {
      await tx.insertInto("webhook_endpoints").values(endpoint).execute();
      await insertSecret(tx, context.seal, endpoint.endpoint_id, { key: body.secret ?? makeSecret(), moment: context.moment() });
      await tell(context, tx, "endpoint.created", app, endpoint);
      await context.keepAnswer?.(tx, endpointOut(endpoint));
    });
    return endpointOut(endpoint);
  },

  get: async (context, { params }) => endpointOut((await requireEndpoint(context, params)).endpoint),

  async update(context, { params, body }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    await checkRules(context, body, listOf(endpoint.filter_types));
    const changes = written(context, body);
    // An endpoint that is enabled again has five days of failures again until it is disabled, which may have been a moment ago.
    const failing_since = sql<string | null>`case when disabled = 1 then null else failing_since end`;
    await writing(context, async (tx) => {
      await tx
        .updateTable("webhook_endpoints")
        .set({ ...changes, ...(changes.disabled === 0 && { failing_since }) })
        .where("endpoint_id", "=", endpoint.endpoint_id)
        .execute();
      if (changes.disabled === 1) await stopDeliveries(context.database, tx, [endpoint.endpoint_id]);
      await tell(context, tx, "endpoint.updated", app, { ...endpoint, ...changes });
    });
    return endpointOut({ ...endpoint, ...changes });
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
      await stopDeliveries(context.database, tx, [endpoint.endpoint_id]);
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
      await keepHeaders(context, tx, endpoint, mergeHeaders(openHeaders(context.seal, endpoint.headers), body.headers));
    });
  },

  async getSecret(context, { params }) {
    const { endpoint } = await requireEndpoint(context, params);
    return { key: await currentSecret(context.database.query, context.seal, endpoint.endpoint_id) };
  },

  async rotateSecret(context, { params, body }) {
    await writing(context, async (tx) => {
      const { app, endpoint } = await lockEndpoint(context, tx, params);
      await rotateSecret(tx, context.seal, endpoint.endpoint_id, { key: body.key ?? makeSecret(), now: context.now() });
      await tell(context, tx, "endpoint.updated", app, endpoint);
      await context.keepAnswer?.(tx);
    });
  },

  async getStats(context, { params }) {
    const { endpoint } = await requireEndpoint(context, params);
    return countByStatus(context, endpoint);
  },

  async recover(context, { params, body }) {
    const { endpoint } = await requireEndpoint(context, params);
    await recoverFailed(context, endpoint, Date.parse(body.since));
    return {};
  },

  async sendExample(context, { params, body }) {
    const { app, endpoint } = await requireEndpoint(context, params);
    const { app_id, workspace_id } = app;
    const payload = await exampleOf(context, body.eventType);
    const at = context.now();
    const out = (row: WebhookMessageRow) => messageOut(row, { at, withContent: false });
    const message = await writing(context, (tx) =>
      acceptMessage(context.database, tx, {
        app_id,
        workspace_id,
        event_type: body.eventType,
        payload,
        only: endpoint.endpoint_id,
        at,
        dueAt: context.clock.now(),
        kept: keeping(context, out),
      }),
    );
    return out(message);
  },
} satisfies ManagementHandlers<typeof management.endpoint>;

export const endpointOut = (row: WebhookEndpointRow): AnswerOf<typeof management.endpoint.get> => ({
  ...destinationOut(row),
  updatedAt: row.updated_at,
});

/** What an endpoint and a message's destination have in common. */
export const destinationOut = (row: WebhookEndpointRow) => ({
  id: row.endpoint_id,
  url: row.url,
  version: row.version,
  description: row.description,
  disabled: row.disabled === 1,
  uid: row.uid,
  filterTypes: listOf(row.filter_types),
  channels: listOf(row.channels),
  rateLimit: row.rate_limit,
  createdAt: row.created_at,
});

const listOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as string[]));

type EndpointIn = BodyOf<typeof management.endpoint.update>;

const written = (context: ManagementContext, body: EndpointIn) => ({
  uid: body.uid ?? null,
  url: body.url,
  version: body.version ?? 1,
  description: body.description ?? "",
  disabled: body.disabled ? (1 as const) : (0 as const),
  filter_types: body.filterTypes ? JSON.stringify(body.filterTypes) : null,
  channels: body.channels ? JSON.stringify(body.channels) : null,
  rate_limit: body.rateLimit ?? null,
  updated_at: context.moment(),
});

/** Rules that the schema cannot express: TLS, and event types that exist. An archived one may stay in a filter that had it before. */
async function checkRules(
  { database, token, workspace }: ManagementContext,
  { url, filterTypes }: EndpointIn,
  before: readonly string[] | null = null,
): Promise<void> {
  const { enforceHttps } = await readSettings(database.query, workspace);
  if (enforceHttps && !/^https:/i.test(url)) throw invalid(["body", "url"], "Must be an https URL; this environment enforces TLS");
  const wanted = (filterTypes ?? []).filter((type) => !before?.includes(type));
  if (wanted.length === 0) return;
  const known = await database.query
    .selectFrom("webhook_event_types")
    .select("name")
    .where("workspace_id", "=", token.workspace_id)
    .where("archived", "=", 0)
    .where(database.among("name", wanted))
    .execute();
  const unknown = wanted.filter((type) => !known.some(({ name }) => name === type));
  if (unknown.length > 0) throw invalid(["body", "filterTypes"], `There is no event type ${unknown.join(", ")}; create it first`);
}

async function writing<Result>({ database }: ManagementContext, write: (tx: Query) => Promise<Result>): Promise<Result> {
  try {
    return await database.transaction(write);
  } catch (error) {
    if (database.isUniqueViolation(error)) throw conflict("conflict", "An endpoint with this uid already exists in this application.");
    throw error;
  }
}

/** Reads the endpoint to change it. Writing `updated_at` locks its row: a second change waits, and then reads what the first wrote. */
async function lockEndpoint(context: ManagementContext, tx: Query, params: { app_id: string; endpoint_id: string }) {
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
  tx: Query,
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
  tx: Query,
  type: "endpoint.created" | "endpoint.updated" | "endpoint.deleted",
  app: WebhookApplicationRow,
  row: WebhookEndpointRow,
) =>
  tellOperations(
    context.database,
    tx,
    { workspace_id: app.workspace_id, at: context.now(), dueAt: context.clock.now() },
    { type, data: endpointEventData(app, row) },
  );
