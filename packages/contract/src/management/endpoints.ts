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
/** Secret of the form `whsec_` and base64 of 24 to 64 bytes (webhook-api §3). */
const endpointSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`,
  )
  .refine(hasKeyLength, `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`)
  .meta({
    description: "Signing secret: `whsec_` and base64 of 24 to 64 bytes. The server generates one when absent.",
  });

const isWebAddress = (text: string) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
const target = z
  .string()
  .min(1, "Must not be empty")
  .max(65_536)
  .refine(isWebAddress, "Must be an http or https URL")
  .meta({ description: "Address that receives the messages.", format: "uri" });

const fields = {
  version: nullishField(z.int32().min(1)).meta({
    description: "Version of the event schemas that the endpoint accepts. Default: 1.",
    default: 1,
  }),
  description: nullishField(labelField(4096, "Description for people.")),
  disabled: nullishField(z.boolean()).meta({
    description: "Whether deliveries to the endpoint are stopped. Default: false.",
    default: false,
  }),
  uid: nullishField(uidField("endpoint")),
  filterTypes: nullishField(uniqueListOf(eventTypeName)).meta({
    description: "Event types to deliver; all when absent. Unknown and archived ones are refused.",
  }),
  channels: nullishField(uniqueListOf(channelField, 10)).meta({
    description: "Channels, at most 10, whose messages are delivered; all messages when absent.",
  }),
  eventTypes: nullishField(uniqueListOf(eventTypeName)).meta({ description: "Newer name of filterTypes." }),
  rateLimit: nullishField(rateLimit),
  throttleRate: nullishField(rateLimit).meta({ description: "Newer name of rateLimit." }),
  metadata: nullishField(metadataField),
};
const types = ["filterTypes", "eventTypes"] as const;
const rates = ["rateLimit", "throttleRate"] as const;
/** Fields of an endpoint under the names of both generations of clients. */
const endpointFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...fields, ...shape })
    .refine(mustAgree(...types), disagreementIssue(...types))
    .refine(mustAgree(...rates), disagreementIssue(...rates));

const endpointUpdate = endpointFields({ url: target }).meta({ id: "EndpointUpdate" });
const endpointPatch = endpointFields({ url: target.optional() }).meta({
  id: "EndpointPatch",
  description: "Omitted fields stay unchanged; null clears a field.",
});
export const endpointIn = endpointFields({
  url: target,
  secret: nullishField(endpointSecret),
  headers: nullishField(endpointHeaders).meta({ description: "Headers sent with every delivery." }),
}).meta({ id: "EndpointIn", description: "Address to which the messages of an application are sent." });

/** Fields that an endpoint and its row in a message's destinations share. */
export const endpointOutFields = {
  id: z.string(),
  url: z.string(),
  version: z.int(),
  description: z.string().optional(),
  disabled: z.boolean().optional(),
  uid: z.string().nullish(),
  filterTypes: z.array(z.string()).nullish(),
  eventTypes: z.array(z.string()).nullish().meta({ description: "Newer name of filterTypes." }),
  channels: z.array(z.string()).nullish(),
  rateLimit: z.int().nullish(),
  throttleRate: z.int().nullish().meta({ description: "Newer name of rateLimit." }),
  metadata: z.record(z.string(), z.string()).meta({ description: "Your own notes, by name." }),
  createdAt: timestampField("Time of creation."),
};
const endpointFailing = z
  .object({
    since: timestampField("Time of the first attempt in the current run of failures."),
    messagesSince: timestampField(
      "Time at which the oldest message of the first failures was accepted. Give it to recover as `since`.",
    ),
  })
  .meta({ id: "EndpointFailing", description: "Current run of failures: every attempt since its start has failed." });
const failingQuery = {
  with_failing: z.boolean().optional().meta({
    description: "Include the current run of failures, as `failing`.",
    default: false,
  }),
};
const endpointOut = z
  .object({
    ...endpointOutFields,
    updatedAt: timestampField("Time of the last change."),
    failing: endpointFailing.nullish().meta({
      description:
        "null if no attempt has failed since the last success, or since enabling. Present only with `with_failing`.",
    }),
  })
  .meta({ id: "EndpointOut" });

const endpointSecretOut = z.object({ key: z.string() }).meta({ id: "EndpointSecretOut" });
/** Seconds for which the previous secret also signs, with the default (docs/api/webhook-api.md §5). */
export const gracePeriodSeconds = { max: 604_800, usual: 86_400 };
const endpointSecretRotateIn = z
  .object({
    key: nullishField(endpointSecret),
    gracePeriodSeconds: nullishField(z.int().min(0).max(gracePeriodSeconds.max)).meta({
      description: "Seconds for which the previous secret also signs, at most 604,800. Default: 86,400 (24 hours).",
      default: gracePeriodSeconds.usual,
    }),
  })
  .meta({ id: "EndpointSecretRotateIn", description: "New secret; the server generates one when absent." });

const endpointStats = z
  .object({
    success: z.int(),
    pending: z.int(),
    sending: z.int(),
    fail: z.int(),
    asked: z.int().optional().meta({
      description:
        "Number of these messages that wait for an attempt by recover or resend. Present only with `with_asked`.",
    }),
  })
  .meta({ id: "EndpointStats", description: "Number of messages of the period, by the status of their delivery." });

const span = {
  since: momentField("Start of the period; at most 14 days ago, and not in the future."),
  until: nullishField(momentField("End of the period. Default: now.")),
};
const recoverIn = z.object(span).meta({ id: "RecoverIn" });
const replayIn = z.object(span).meta({ id: "ReplayIn" });
/** Answer of recover and replay-missing. The messages are scheduled before the answer, so `status` is `finished`. */
const recoverOut = z
  .object({
    id: z.string(),
    status: z.literal("finished"),
    task: z.string(),
    messages: z.int().meta({ description: "Number of messages that were scheduled, at most 10,000: the oldest." }),
    updatedAt: timestampField("Time at which the messages were scheduled."),
  })
  .meta({ id: "RecoverOut" });
const eventExampleIn = z
  .object({
    eventType: eventTypeName,
    payload: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "Payload to send in place of the event type's example." }),
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
    summary: "Replaces an endpoint. Omitted fields return to their defaults, so it is enabled unless disabled is true.",
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
    summary: "Deletes an endpoint, and drops the messages that wait for it.",
    source,
    status: 204,
  }),
  getHeaders: managementCall("GET", `${path}/headers`, {
    summary: "Reads the endpoint's custom headers. Sensitive values are hidden.",
    source,
    status: 200,
    result: endpointHeadersOut,
  }),
  updateHeaders: managementCall("PUT", `${path}/headers`, {
    summary: "Replaces all of the endpoint's custom headers.",
    source,
    body: endpointHeadersIn,
    status: 204,
  }),
  patchHeaders: managementCall("PATCH", `${path}/headers`, {
    summary: "Sets some of the endpoint's custom headers. The value null removes a header.",
    source,
    body: endpointHeadersPatchIn,
    status: 204,
  }),
  getSecret: managementCall("GET", `${path}/secret`, {
    summary: "Reads the current signing secret.",
    source,
    status: 200,
    result: endpointSecretOut,
  }),
  rotateSecret: managementCall("POST", `${path}/secret/rotate`, {
    summary: "Replaces the signing secret. The previous one also signs for 24 hours, or for gracePeriodSeconds.",
    source,
    body: endpointSecretRotateIn,
    status: 204,
    errors: [400],
  }),
  getStats: managementCall("GET", `${path}/stats`, {
    summary: "Counts the messages of an endpoint by status.",
    source,
    query: z.object({
      since: momentField("Start of the period. Default, and at most: 28 days before its end.").optional(),
      until: momentField("End of the period. Default: now; a later time counts as now.").optional(),
      with_asked: z.boolean().optional().meta({
        description: "Include how many messages wait for an attempt that recover or resend requested.",
        default: false,
      }),
    }),
    status: 200,
    result: endpointStats,
  }),
  recover: managementCall("POST", `${path}/recover`, {
    summary: "Resends, in the background, the messages of a period that failed or wait for their next try.",
    source,
    body: recoverIn,
    status: 202,
    result: recoverOut,
  }),
  replayMissing: managementCall("POST", `${path}/replay-missing`, {
    summary:
      "Sends, in the background, messages of a period that match the endpoint's filters but were never queued for it.",
    source: "webhook-api §9",
    body: replayIn,
    status: 202,
    result: recoverOut,
  }),
  sendExample: managementCall("POST", `${path}/send-example`, {
    summary: "Sends an example of an event type to this endpoint only.",
    source,
    body: eventExampleIn,
    status: 202,
    result: messageOut,
    errors: [400],
  }),
};
