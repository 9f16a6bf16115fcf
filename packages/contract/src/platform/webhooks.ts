import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { idField } from "./fields.ts";

const webhook = z
  .looseObject({
    webhook_id: idField("Identifier of the webhook."),
    url: z.string().meta({ description: "Where events are sent." }),
    event_types: z.array(z.string()).optional().meta({ description: '`["*"]`: all.' }),
    secret: z.string().optional().meta({ description: "`whsec_…`: what deliveries are signed with." }),
  })
  .meta({
    id: "SeamWebhook",
    description: "An address that events are sent to, signed (docs/api/platform-api.md §3.14, §4.10).",
  });

const eventTypes = z.array(z.string().max(100)).min(1).max(200);
const webhookRef = z.object({ webhook_id: idField("Identifier of the webhook.") });

export const webhookCalls = {
  create: call("POST", "/webhooks/create", {
    auth: keysOnly,
    summary: "Has events sent to an address.",
    source: "spec §7.2, platform-api §2.2.9",
    input: z.object({
      url: z
        .url({ protocol: /^https?$/, error: "Invalid url" })
        .max(2048)
        .meta({ description: "Where to send them." }),
      event_types: eventTypes.optional().meta({ description: "Only these types; all unless told." }),
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
    summary: "Has other types of events sent to an address from now on.",
    source: "platform-api §2.2.9",
    input: webhookRef.extend({
      event_types: eventTypes.meta({ description: 'Only these types; `["*"]`: all.', examples: [["lock.unlocked"]] }),
    }),
    errors: ["webhook_not_found", "invalid_event_types"],
    id: "webhook_id",
  }),
  delete: call("DELETE", "/webhooks/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Ends deliveries to an address.",
    source: "spec §7.2, platform-api §2.2.9",
    input: webhookRef,
    errors: ["webhook_not_found"],
    id: "webhook_id",
  }),
};
