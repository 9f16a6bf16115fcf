import type { AnswerOf, BodyOf, management } from "@mortise/contract";
import { stopDeliveries } from "../../webhooks/delivery/stop-deliveries.ts";
import type { WebhookApplicationRow } from "../../base/db/webhook-schema.ts";
import { Existing, type ManagementContext, type ManagementHandlers } from "./context.ts";
import { makeId } from "../../webhooks/ids.ts";
import { forwardOnly, orderOf, planPage, toPage } from "./lists/lists.ts";
import { requireApplication } from "./request/references.ts";
import { conflict } from "./request/refusals.ts";

export const applications = {
  async list({ database, token }, { query }) {
    const plan = planPage(query, { order: orderOf(query, "asc"), of: "application" });
    const rows = await database.query
      .selectFrom("webhook_applications")
      .selectAll()
      .where("workspace_id", "=", token.workspace_id)
      .where("deleted_at", "is", null)
      .$if(plan.from !== undefined, (list) => list.where("app_id", plan.comparison, plan.from ?? ""))
      .orderBy("app_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    return forwardOnly(toPage(rows, plan, ({ app_id }) => app_id, applicationOut));
  },

  async create(context, { query, body }) {
    const existing = query.get_if_exists ? await findByUid(context, body.uid) : undefined;
    if (existing) return new Existing(applicationOut(existing));
    const row: WebhookApplicationRow = {
      app_id: makeId("application", context.now()),
      workspace_id: context.token.workspace_id,
      created_at: context.moment(),
      deleted_at: null,
      ...written(context, body),
    };
    try {
      await context.database.transaction(async (tx) => {
        await tx.insertInto("webhook_applications").values(row).execute();
        await context.keepAnswer?.(tx, applicationOut(row));
      });
      return applicationOut(row);
    } catch (error) {
      const taken = takenOr(context, error);
      // Another request created it in between.
      const other = query.get_if_exists ? await findByUid(context, body.uid) : undefined;
      if (other) return new Existing(applicationOut(other));
      throw taken;
    }
  },

  get: async (context, { params }) => applicationOut(await requireApplication(context, params)),

  async update(context, { params, body }) {
    return change(context, await requireApplication(context, params), body);
  },

  async patch(context, { params, body }) {
    const row = await requireApplication(context, params);
    const { name, uid, rateLimit, metadata } = applicationOut(row);
    const rate = "throttleRate" in body ? body.throttleRate : body.rateLimit;
    return change(context, row, {
      name: body.name ?? name,
      uid: body.uid === undefined ? uid : body.uid,
      rateLimit: rate === undefined ? rateLimit : rate,
      metadata: body.metadata === undefined ? metadata : body.metadata,
    });
  },

  async delete(context, { params }) {
    const { app_id } = await requireApplication(context, params);
    const deleted_at = context.moment();
    await context.database.transaction(async (tx) => {
      const endpoints = await tx
        .updateTable("webhook_endpoints")
        .set({ deleted_at })
        .where("app_id", "=", app_id)
        .where("deleted_at", "is", null)
        .returning("endpoint_id")
        .execute();
      await stopDeliveries(
        tx,
        endpoints.map(({ endpoint_id }) => endpoint_id),
      );
      await tx.deleteFrom("webhook_tokens").where("app_id", "=", app_id).execute();
      await tx.updateTable("webhook_applications").set({ deleted_at }).where("app_id", "=", app_id).execute();
    });
  },
} satisfies ManagementHandlers<typeof management.application>;

const applicationOut = (row: WebhookApplicationRow): AnswerOf<typeof management.application.get> => ({
  id: row.app_id,
  name: row.name,
  rateLimit: row.rate_limit,
  throttleRate: row.rate_limit,
  uid: row.uid,
  metadata: JSON.parse(row.metadata ?? "{}") as Record<string, string>,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

type ApplicationIn = BodyOf<typeof management.application.update>;

const written = (context: ManagementContext, { name, uid, rateLimit, throttleRate, metadata }: ApplicationIn) => ({
  name,
  uid: uid ?? null,
  rate_limit: throttleRate ?? rateLimit ?? null,
  metadata: metadata ? JSON.stringify(metadata) : null,
  updated_at: context.moment(),
});

async function change(context: ManagementContext, row: WebhookApplicationRow, body: ApplicationIn) {
  const changes = written(context, body);
  try {
    await context.database.query
      .updateTable("webhook_applications")
      .set(changes)
      .where("app_id", "=", row.app_id)
      .execute();
  } catch (error) {
    throw takenOr(context, error);
  }
  return applicationOut({ ...row, ...changes });
}

const findByUid = async ({ database, token }: ManagementContext, uid: string | null | undefined) =>
  uid
    ? database.query
        .selectFrom("webhook_applications")
        .selectAll()
        .where("workspace_id", "=", token.workspace_id)
        .where("uid", "=", uid)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;

const takenOr = ({ database }: ManagementContext, error: unknown): unknown =>
  database.isUniqueViolation(error) ? conflict("conflict", "An application with this uid already exists.") : error;
