import type { everyCall } from "@mortise/contract";
import type { CallContext, Handlers } from "../call-context.ts";
import {
  createPlatformWebhook,
  deletePlatformWebhook,
  getPlatformWebhook,
  listPlatformWebhooks,
  takesPlainHttp,
  unknownEventTypes,
  updatePlatformWebhook,
} from "../../webhooks/delivery/messages/platform-webhooks.ts";
import { badRequest, invalidInput, notFound } from "../../base/errors.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";

export const webhooks = {
  async create(context, { url, event_types }) {
    const { database, workspace } = context;
    checkTypes(event_types ?? []);
    const refusal = await context.endpointRules.refusal(url, !(await takesPlainHttp(database.query, workspace)));
    if (refusal !== undefined) throw invalidInput("url", refusal.text);
    const webhook = await database.transaction((tx) =>
      createPlatformWebhook(tx, createSeal(context.secret), workspace, {
        url,
        event_types,
        made_by: context.asker.key_id,
        now: context.now(),
      }),
    );
    return { webhook };
  },

  async get(context, { webhook_id }) {
    const webhook = await getPlatformWebhook(context.database.query, createSeal(context.secret), {
      ...scopeOf(context),
      webhook_id,
    });
    if (!webhook) throw notFound("webhook", { webhook_id });
    return { webhook };
  },

  list: async (context) => ({
    webhooks: await listPlatformWebhooks(context.database.query, context.workspace.workspace_id),
  }),

  async update(context, { webhook_id, event_types }) {
    checkTypes(event_types);
    const changed = { ...scopeOf(context), webhook_id, event_types, now: context.now() };
    if (!(await context.database.transaction((tx) => updatePlatformWebhook(tx, changed))))
      throw notFound("webhook", { webhook_id });
    return {};
  },

  async delete(context, { webhook_id }) {
    const { database } = context;
    const isDeleted = await database.transaction((tx) =>
      deletePlatformWebhook(tx, { ...scopeOf(context), webhook_id, now: context.now() }),
    );
    if (!isDeleted) throw notFound("webhook", { webhook_id });
    return {};
  },
} satisfies Handlers<typeof everyCall.webhooks>;

function checkTypes(event_types: readonly string[]): void {
  const unknown = unknownEventTypes(event_types);
  if (unknown.length > 0)
    throw badRequest("invalid_event_types", `Unknown event types: ${unknown.join(", ")}.`, { data: { unknown } });
}

const scopeOf = ({ workspace }: CallContext) => ({ workspace_id: workspace.workspace_id });
