import { z } from "zod";
import { managementCall } from "./call.ts";
import { endpointHeaders, endpointHeadersIn, endpointHeadersOut, endpointHeadersPatchIn } from "./endpoint-headers.ts";
import {
  mustAgree,
  channelField,
  disagreementIssue,
  eventTypeName,
  labelField,
  nullishField,
  metadataField,
  momentField,
  rateLimit,
  uniqueListOf,
  timestampField,
  uidField,
} from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";
import { messageOut } from "./messages.ts";

export const secretPrefix = "whsec_";
const secretBytes = { min: 24, max: 64 };

const hasKeyLength = (secret: string) => {
  const bytes = (secret.length - secretPrefix.length) * 0.75 - (/=*$/.exec(secret)?.[0].length ?? 0);
  return bytes >= secretBytes.min && bytes <= secretBytes.max;
};
/** `whsec_` and the base64 of 24 to 64 bytes (webhook-api §3). */
const endpointSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`,
  )
  .refine(hasKeyLength, `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`)
  .meta({ description: "Signing secret; made by the server when absent." });

const isWebAddress = (text: string) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
const target = z
  .string()
  .min(1, "Must not be empty")
  .max(65_536)
  .refine(isWebAddress, "Must be an http or https URL")
  .meta({ description: "Where messages are sent.", format: "uri" });

const fields = {
  version: nullishField(z.int32().min(1)).meta({
    description: "Which version of the event schemas it takes.",
    default: 1,
  }),
  description: nullishField(labelField(4096, "For people.")),
  disabled: nullishField(z.boolean()).meta({ description: "Sends nothing while true.", default: false }),
  uid: nullishField(uidField("endpoint")),
  filterTypes: nullishField(uniqueListOf(eventTypeName)).meta({
    description: "Only these event types; all when absent.",
  }),
  channels: nullishField(uniqueListOf(channelField, 10)).meta({
    description: "Only messages of these channels; all when absent.",
  }),
  eventTypes: nullishField(uniqueListOf(eventTypeName)).meta({ description: "The newer name of filterTypes." }),
  rateLimit: nullishField(rateLimit),
  throttleRate: nullishField(rateLimit).meta({ description: "The newer name of rateLimit." }),
  metadata: nullishField(metadataField),
};
const types = ["filterTypes", "eventTypes"] as const;
const rates = ["rateLimit", "throttleRate"] as const;
/** An endpoint's fields under either generation's names. */
const endpointFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...fields, ...shape })
    .refine(mustAgree(...types), disagreementIssue(...types))
    .refine(mustAgree(...rates), disagreementIssue(...rates));

const endpointUpdate = endpointFields({ url: target }).meta({ id: "EndpointUpdate" });
const endpointPatch = endpointFields({ url: target.optional() }).meta({
  id: "EndpointPatch",
  description: "What is left out stays; null clears.",
});
export const endpointIn = endpointFields({
  url: target,
  secret: nullishField(endpointSecret),
  headers: nullishField(endpointHeaders).meta({ description: "Headers sent with every delivery." }),
}).meta({ id: "EndpointIn", description: "One address that messages of an application are sent to." });

/** What an endpoint and its row in a message's destinations have in common. */
export const endpointOutFields = {
  id: z.string(),
  url: z.string(),
  version: z.int(),
  description: z.string().optional(),
  disabled: z.boolean().optional(),
  uid: z.string().nullish(),
  filterTypes: z.array(z.string()).nullish(),
  eventTypes: z.array(z.string()).nullish().meta({ description: "The newer name of filterTypes." }),
  channels: z.array(z.string()).nullish(),
  rateLimit: z.int().nullish(),
  throttleRate: z.int().nullish().meta({ description: "The newer name of rateLimit." }),
  metadata: z.record(z.string(), z.string()).meta({ description: "Your own notes on it." }),
  createdAt: timestampField("When it was made."),
};
const endpointFailing = z
  .object({
    since: timestampField("When the first of the attempts was made that have all failed since."),
    messagesSince: timestampField("When the message of that attempt was accepted: what to recover from."),
  })
  .meta({ id: "EndpointFailing", description: "Every attempt has failed since then." });
const failingQuery = {
  with_failing: z.boolean().optional().meta({
    description: "Answer since when every attempt has failed.",
    default: false,
  }),
};
const endpointOut = z
  .object({
    ...endpointOutFields,
    updatedAt: timestampField("When it was last changed."),
    failing: endpointFailing.nullish().meta({
      description: "null where the newest attempt succeeded; with_failing alone tells.",
    }),
  })
  .meta({ id: "EndpointOut" });

const endpointSecretOut = z.object({ key: z.string() }).meta({ id: "EndpointSecretOut" });
/** How long the secret before goes on signing (docs/api/webhook-api.md §5). */
export const gracePeriodSeconds = { max: 604_800, unlessTold: 86_400 };
const endpointSecretRotateIn = z
  .object({
    key: nullishField(endpointSecret),
    gracePeriodSeconds: nullishField(z.int().min(0).max(gracePeriodSeconds.max)).meta({
      description: "Seconds that the secret before goes on signing beside the new one.",
      default: gracePeriodSeconds.unlessTold,
    }),
  })
  .meta({ id: "EndpointSecretRotateIn", description: "The new secret; made by the server when absent." });

const endpointStats = z
  .object({
    success: z.int(),
    pending: z.int(),
    sending: z.int(),
    fail: z.int(),
    asked: z.int().optional().meta({
      description: "Of all these, how many wait for an attempt that was asked for; with_asked alone tells.",
    }),
  })
  .meta({ id: "EndpointStats", description: "Messages of the last 28 days by status." });

const span = {
  since: momentField("What was made since then; at most 14 days back."),
  until: nullishField(momentField("And before this; until now, unless told.")),
};
const recoverIn = z.object(span).meta({ id: "RecoverIn" });
const replayIn = z.object(span).meta({ id: "ReplayIn" });
/** The work is scheduled when the answer is given, so it is always `finished`: there is no task to ask after. */
const recoverOut = z
  .object({
    id: z.string(),
    status: z.literal("finished"),
    task: z.string(),
    messages: z.int().meta({ description: "How many messages are sent." }),
    updatedAt: timestampField("When they were scheduled."),
  })
  .meta({ id: "RecoverOut" });
const eventExampleIn = z
  .object({
    eventType: eventTypeName,
    payload: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "What is sent in place of the event type's example." }),
  })
  .meta({ id: "EventExampleIn" });

const source = "spec §7.3, webhook-api §2";
const path = "/app/{app_id}/endpoint/{endpoint_id}";
export const endpointCalls = {
  list: managementCall("GET", "/app/{app_id}/endpoint", {
    summary: "Lists the endpoints of an application, newest first.",
    source,
    query: z.object({ ...pageQuery, ...orderQuery, ...failingQuery }),
    status: 200,
    result: listOf(endpointOut, "ListResponseEndpointOut"),
  }),
  create: managementCall("POST", "/app/{app_id}/endpoint", {
    summary: "Adds an endpoint.",
    source,
    body: endpointIn,
    status: 201,
    result: endpointOut,
  }),
  get: managementCall("GET", path, {
    summary: "Reads an endpoint.",
    source,
    query: z.object(failingQuery),
    status: 200,
    result: endpointOut,
  }),
  update: managementCall("PUT", path, {
    summary: "Replaces an endpoint; what is left out falls back. Enables it again unless disabled is true.",
    source,
    body: endpointUpdate,
    status: 200,
    result: endpointOut,
  }),
  patch: managementCall("PATCH", path, {
    summary: "Changes some fields of an endpoint.",
    source: "webhook-api §9",
    body: endpointPatch,
    status: 200,
    result: endpointOut,
  }),
  delete: managementCall("DELETE", path, {
    summary: "Deletes an endpoint; what waits for it is dropped.",
    source,
    status: 204,
  }),
  getHeaders: managementCall("GET", `${path}/headers`, {
    summary: "Reads the endpoint's own headers; sensitive values are hidden.",
    source,
    status: 200,
    result: endpointHeadersOut,
  }),
  updateHeaders: managementCall("PUT", `${path}/headers`, {
    summary: "Replaces all of the endpoint's own headers.",
    source,
    body: endpointHeadersIn,
    status: 204,
  }),
  patchHeaders: managementCall("PATCH", `${path}/headers`, {
    summary: "Sets some of the endpoint's own headers; null removes one.",
    source,
    body: endpointHeadersPatchIn,
    status: 204,
  }),
  getSecret: managementCall("GET", `${path}/secret`, {
    summary: "Reads the signing secret in force.",
    source,
    status: 200,
    result: endpointSecretOut,
  }),
  rotateSecret: managementCall("POST", `${path}/secret/rotate`, {
    summary: "Puts a new signing secret in force; the old one goes on signing for 24 hours, or as told.",
    source,
    body: endpointSecretRotateIn,
    status: 204,
    errors: [400],
  }),
  getStats: managementCall("GET", `${path}/stats`, {
    summary: "Counts messages by status.",
    source,
    query: z.object({
      since: momentField("What was made since then; at most 28 days back.").optional(),
      until: momentField("And before this.").optional(),
      with_asked: z.boolean().optional().meta({
        description: "Answer how many wait for an attempt that recover or resend asked for.",
        default: false,
      }),
    }),
    status: 200,
    result: endpointStats,
  }),
  recover: managementCall("POST", `${path}/recover`, {
    summary: "Sends again, in the background, what failed since a moment, or waits for its next try.",
    source,
    body: recoverIn,
    status: 202,
    result: recoverOut,
  }),
  replayMissing: managementCall("POST", `${path}/replay-missing`, {
    summary:
      "Sends, in the background, what the endpoint was never sent though it fits its filters, such as what was before it.",
    source: "webhook-api §9",
    body: replayIn,
    status: 202,
    result: recoverOut,
  }),
  sendExample: managementCall("POST", `${path}/send-example`, {
    summary: "Sends an example of an event type to this endpoint alone.",
    source,
    body: eventExampleIn,
    status: 202,
    result: messageOut,
    errors: [400],
  }),
};
