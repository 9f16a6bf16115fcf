import { type AnswerOf, type management } from "@mortise/contract";
import { stopDeliveries } from "../delivery/stop-deliveries.ts";
import type { WebhookApplicationRow } from "../db/webhook-schema.ts";
import { Existing, type ManagementContext, type ManagementHandlers } from "./context.ts";
import { makeId } from "./ids.ts";
import { forward, planPage, toPage } from "./lists.ts";
import { requireApplication } from "./references.ts";
import { conflict } from "./refusals.ts";

export const applications = {
  async list({ database, token }, { query }) {
    const plan = planPage(query, { order: "asc", of: "application" });
    const rows = await database.query
      .selectFrom("webhook_applications")
      .selectAll()
      .where("workspace_id", "=", token.workspace_id)
      .where("deleted_at", "is", null)
      .$if(plan.from !== undefined, (list) => list.where("app_id", plan.comparison, plan.from ?? ""))
      .orderBy("app_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    return forward(toPage(rows, plan, ({ app_id }) => app_id, applicationOut));
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
      // Somebody else made it in between.
      const other = query.get_if_exists ? await findByUid(context, body.uid) : undefined;
      if (other) return new Existing(applicationOut(other));
      throw taken;
    }
  },

  get: async (context, { params }) => applicationOut(await requireApplication(context, params)),

  async update(context, { params, body }) {
    const row = await requireApplication(context, params);
    const changes = written(context, body);
    try {
      await context.database.query.updateTable("webhook_applications").set(changes).where("app_id", "=", row.app_id).execute();
    } catch (error) {
      throw takenOr(context, error);
    }
    return applicationOut({ ...row, ...changes });
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
        context.database,
        tx,
        endpoints.map(({ endpoint_id }) => endpoint_id),
      );
      await tx.deleteFrom("webhook_tokens").where("app_id", "=", app_id).execute();
      await tx.updateTable("webhook_applications").set({ deleted_at }).where("app_id", "=", app_id).execute();
    });
  },
} satisfies ManagementHandlers<typeof management.application>;

export const applicationOut = (row: WebhookApplicationRow): AnswerOf<typeof management.application.get> => ({
  id: row.app_id,
  name: row.name,
  rateLimit: row.rate_limit,
  uid: row.uid,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

interface ApplicationIn {
  name: string;
  uid?: string | null | undefined;
  rateLimit?: number | null | undefined;
}

const written = (context: ManagementContext, { name, uid = null, rateLimit = null }: ApplicationIn) => ({
  name,
  uid,
  rate_limit: rateLimit,
  updated_at: context.moment(),
});

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
