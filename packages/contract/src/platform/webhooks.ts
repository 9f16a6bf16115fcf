import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { idField } from "./fields.ts";

const webhook = z
  .looseObject({
    webhook_id: idField("Identifier of the webhook."),
    url: z.string().meta({ description: "Address that receives the events." }),
    event_types: z.array(z.string()).optional().meta({ description: 'Types of events to send; `["*"]` for all.' }),
    secret: z.string().optional().meta({ description: "Signing secret of deliveries, `whsec_…`; absent in lists." }),
  })
  .meta({
    id: "SeamWebhook",
    description: "Address to which signed events are sent (docs/api/platform-api.md §3.14, §4.10).",
  });

const eventTypes = z.array(z.string().max(100)).min(1).max(200);
const webhookRef = z.object({ webhook_id: idField("Identifier of the webhook.") });

export const webhookCalls = {
  create: call("POST", "/webhooks/create", {
    auth: keysOnly,
    summary: "Creates a webhook, which sends events to an address.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z.object({
      url: z
        .url({ protocol: /^https?$/, error: "Invalid url" })
        .max(2048)
        .meta({ description: "Address that receives the events; https, unless the workspace allows http." }),
      event_types: eventTypes
        .optional()
        .meta({ description: "Only events of these types; unknown ones are refused. Default: all." }),
    }),
    result: { webhook },
    errors: ["invalid_event_types"],
    id: "url",
  }),
  get: call("GET", "/webhooks/get", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Reads one webhook.",
    source: "spec §7.2, platform-api §2.2.9",
    input: webhookRef,
    result: { webhook },
    errors: ["webhook_not_found"],
    id: "webhook_id",
  }),
  list: call("GET", "/webhooks/list", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists webhooks, oldest first.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z.object({}),
    result: { webhooks: z.array(webhook) },
  }),
  update: call("PUT", "/webhooks/update", {
    accepts: ["PUT", "PATCH", "POST"],
    auth: keysOnly,
    serverOnly: true,
    summary: "Changes the types of events that a webhook sends.",
    source: "platform-api §2.2.9",
    input: webhookRef.extend({
      event_types: eventTypes.meta({
        description: 'Only events of these types; `["*"]` for all.',
        examples: [["lock.unlocked"]],
      }),
    }),
    errors: ["webhook_not_found", "invalid_event_types"],
    id: "webhook_id",
  }),
  delete: call("DELETE", "/webhooks/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Deletes a webhook, which ends its deliveries.",
    source: "spec §7.2, platform-api §2.2.9",
    input: webhookRef,
    errors: ["webhook_not_found"],
    id: "webhook_id",
  }),
};
