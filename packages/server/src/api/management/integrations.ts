import type { AnswerOf, management } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import { webhookTokenId } from "../../base/db/operator/webhook-tokens.ts";
import type { WebhookIntegrationRow } from "../../base/db/webhook-schema.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { makeId } from "../../webhooks/ids.ts";
import { forwardOnly, orderOf, planPage, toPage } from "./lists/lists.ts";
import { requireApplication } from "./request/references.ts";
import { insufficientAccess, notFound } from "./request/refusals.ts";
import { readSettings } from "../../webhooks/settings.ts";
import { keepToken, mintToken } from "./tokens.ts";

export const integrations = {
  async list(context, { params, query }) {
    const { app_id } = await managedApplication(context, params);
    const plan = planPage(query, { order: orderOf(query, "asc"), of: "integration" });
    const rows = await context.database.query
      .selectFrom("webhook_integrations")
      .selectAll()
      .where("app_id", "=", app_id)
      .$if(plan.from !== undefined, (list) => list.where("integ_id", plan.comparison, plan.from ?? ""))
      .orderBy("integ_id", plan.direction)
      .limit(plan.limit + 1)
      .execute();
    return forwardOnly(toPage(rows, plan, ({ integ_id }) => integ_id, integrationOut));
  },

  async create(context, { params, body }) {
    const { app_id } = await managedApplication(context, params);
    const key = mintToken("integration");
    const row: WebhookIntegrationRow = {
      integ_id: makeId("integration", context.now()),
      app_id,
      name: body.name,
      key: context.seal.seal(key),
      created_at: context.moment(),
      updated_at: context.moment(),
    };
    await context.database.transaction(async (tx) => {
      await tx.insertInto("webhook_integrations").values(row).execute();
      await keepKey(context, tx, row, key);
      await context.keepAnswer?.(tx, integrationOut(row));
    });
    return integrationOut(row);
  },

  get: async (context, { params }) => integrationOut(await requireIntegration(context, params)),

  async update(context, { params, body }) {
    const row = await requireIntegration(context, params);
    const changes = { name: body.name, updated_at: context.moment() };
    await context.database.query
      .updateTable("webhook_integrations")
      .set(changes)
      .where("integ_id", "=", row.integ_id)
      .execute();
    return integrationOut({ ...row, ...changes });
  },

  // The foreign key deletes the token of the integration's key too.
  async delete(context, { params }) {
    const { integ_id } = await requireIntegration(context, params);
    await context.database.query.deleteFrom("webhook_integrations").where("integ_id", "=", integ_id).execute();
  },

  async getKey(context, { params }) {
    const { key } = await requireIntegration(context, params);
    return { key: context.seal.open(key) };
  },

  async rotateKey(context, { params }) {
    const row = await requireIntegration(context, params);
    const key = mintToken("integration");
    await context.database.transaction(async (tx) => {
      await tx
        .updateTable("webhook_integrations")
        .set({ key: context.seal.seal(key), updated_at: context.moment() })
        .where("integ_id", "=", row.integ_id)
        .execute();
      await tx.deleteFrom("webhook_tokens").where("integ_id", "=", row.integ_id).execute();
      await keepKey(context, tx, row, key);
      await context.keepAnswer?.(tx, { key });
    });
    return { key };
  },
} satisfies ManagementHandlers<typeof management.integration>;

const integrationOut = (row: WebhookIntegrationRow): AnswerOf<typeof management.integration.get> => ({
  id: row.integ_id,
  name: row.name,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/**
 * Returns the application if the caller may manage its integrations. A customer's dashboard may do so only if the
 * environment's settings allow it, an integration's key never.
 */
async function managedApplication(context: ManagementContext, params: { app_id: string }) {
  const application = await requireApplication(context, params);
  const { kind } = context.token;
  const isAllowed =
    kind === "organization" ||
    (kind === "dashboard" &&
      (await readSettings(context.database.query, context.workspace)).enableIntegrationManagement);
  if (!isAllowed) throw insufficientAccess();
  return application;
}

async function requireIntegration(
  context: ManagementContext,
  params: { app_id: string; integ_id: string },
): Promise<WebhookIntegrationRow> {
  const { app_id } = await managedApplication(context, params);
  const row = await context.database.query
    .selectFrom("webhook_integrations")
    .selectAll()
    .where("app_id", "=", app_id)
    .where("integ_id", "=", params.integ_id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const keepKey = (context: ManagementContext, tx: Tx, { app_id, integ_id }: WebhookIntegrationRow, key: string) =>
  keepToken(tx, key, {
    workspace_id: context.token.workspace_id,
    kind: "integration",
    app_id,
    integ_id,
    created_at: context.moment(),
    made_by: webhookTokenId(context.token.hash),
  });
