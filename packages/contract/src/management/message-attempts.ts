import { z } from "zod";
import { managementCall } from "./call.ts";
import { endpointHeadersOut } from "./endpoint-headers.ts";
import { endpointOutFields } from "./endpoints.ts";
import { deliveryStatus, messageStatus, pathParameters, statusText, timestampField, triggerType } from "./fields.ts";
import { contentQuery, listFilters, listOf, pageQuery, refusedInLists, twoWayListOf } from "./lists.ts";
import { messageOutFields } from "./messages.ts";

const endpointMessageOut = z
  .object({ ...messageOutFields, ...deliveryStatus })
  .meta({ id: "EndpointMessageOut", description: "Message, and the status of its delivery to one endpoint." });
const messageEndpointOut = z
  .object({
    ...endpointOutFields,
    updatedAt: timestampField("Time of the last change. Current `svix` clients read it here too.").optional(),
    ...deliveryStatus,
  })
  .meta({ id: "MessageEndpointOut", description: "Endpoint, and the status of one message's delivery to it." });

const attemptFields = {
  id: z.string(),
  msgId: z.string(),
  endpointId: z.string(),
  response: z
    .string()
    .meta({ description: "First 20,000 bytes of the receiver's response, or the reason why there is none." }),
  responseStatusCode: z.int().meta({ description: "Response status of the receiver; 0 without a response." }),
  status: messageStatus,
  statusText,
  timestamp: timestampField("Time of the attempt."),
  triggerType,
};
const deliveryFields = {
  eventType: z
    .string()
    .optional()
    .meta({ description: "Event type of the message. Present only with `with_delivery`." }),
  tryNumber: z.int().optional().meta({
    description: "Number of the scheduled try, from 1; absent for a manual one. Present only with `with_delivery`.",
  }),
  nextAttempt: timestampField(
    "Time of the next try; null for all but the newest attempt, or if there is none. Present only with `with_delivery`.",
  ).nullish(),
  responseDurationMs: z.int().nullish().meta({
    description:
      "Milliseconds until the attempt was answered or given up; null if unknown. Present only with `with_delivery`.",
  }),
  requestHeaders: endpointHeadersOut.nullish().meta({
    description:
      "Headers of the request; null if nothing was sent or they were not kept. Present only with `with_headers`.",
  }),
};
const deliveryQuery = {
  with_delivery: z.boolean().optional().meta({
    description: "Include each attempt's event type, try number, duration and next try.",
    default: false,
  }),
};
const waitingQuery = {
  waiting: z.boolean().optional().meta({
    description: "Only attempts whose message will be tried again: the newest attempt of each.",
    default: false,
  }),
};
const headersQuery = {
  with_headers: z.boolean().optional().meta({
    description: "Include the headers of the request. Sensitive values of the endpoint's custom headers are hidden.",
    default: false,
  }),
};
const messageAttemptOut = z
  .object({ ...attemptFields, ...deliveryFields })
  .meta({ id: "MessageAttemptOut", description: "One try to deliver a message to an endpoint." });
const messageAttemptEndpointOut = z.object(attemptFields).meta({ id: "MessageAttemptEndpointOut" });

const endpointQuery = { endpoint_id: pathParameters.endpoint_id.optional() };
const oldFilters = { ...listFilters.eventTypes, ...listFilters.channel, ...listFilters.status, ...listFilters.time };
const newFilters = {
  ...listFilters.status,
  ...listFilters.statusCodeClass,
  ...listFilters.eventTypes,
  ...listFilters.channel,
  ...listFilters.time,
};
const attempts = twoWayListOf(messageAttemptOut, "ListResponseMessageAttemptOut");

// The current `svix` client parses the body of every 202, so an empty one would be an error there.
const resendOut = z.object({}).meta({ id: "ResendOut" });

const source = "spec §7.3, webhook-api §2";
export const messageAttemptCalls = {
  listByEndpoint: managementCall("GET", "/app/{app_id}/attempt/endpoint/{endpoint_id}", {
    summary: "Lists the attempts made for an endpoint, newest first.",
    source,
    query: z.object({ ...pageQuery, ...newFilters, ...contentQuery, ...deliveryQuery, ...waitingQuery }),
    refuses: refusedInLists,
    status: 200,
    result: attempts,
  }),
  listByMsg: managementCall("GET", "/app/{app_id}/attempt/msg/{msg_id}", {
    summary: "Lists the attempts made for a message, newest first.",
    source,
    query: z.object({
      ...pageQuery,
      ...newFilters,
      ...endpointQuery,
      ...contentQuery,
      ...deliveryQuery,
      ...waitingQuery,
    }),
    refuses: refusedInLists,
    status: 200,
    result: attempts,
    also: { list: {} },
  }),
  listByMsgDeprecated: managementCall("GET", "/app/{app_id}/msg/{msg_id}/attempt", {
    summary: "Lists the attempts made for a message, newest first. listByMsg has more filters.",
    source,
    query: z.object({ ...pageQuery, ...endpointQuery, ...oldFilters }),
    status: 200,
    result: attempts,
    deprecated: true,
  }),
  get: managementCall("GET", "/app/{app_id}/msg/{msg_id}/attempt/{attempt_id}", {
    summary: "Reads one attempt.",
    source,
    query: z.object(headersQuery),
    status: 200,
    result: messageAttemptOut,
  }),
  resend: managementCall("POST", "/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend", {
    summary: "Resends a message to an endpoint at once, whatever its filters. A disabled endpoint gets nothing.",
    source,
    status: 202,
    result: resendOut,
  }),
  listAttemptedMessages: managementCall("GET", "/app/{app_id}/endpoint/{endpoint_id}/msg", {
    summary: "Lists the messages for an endpoint with the status of each, newest first.",
    source,
    query: z.object({
      ...pageQuery,
      ...listFilters.eventTypes,
      ...listFilters.channel,
      ...listFilters.status,
      ...listFilters.time,
      ...contentQuery,
    }),
    refuses: refusedInLists,
    status: 200,
    result: twoWayListOf(endpointMessageOut, "ListResponseEndpointMessageOut"),
  }),
  listAttemptedDestinations: managementCall("GET", "/app/{app_id}/msg/{msg_id}/endpoint", {
    summary: "Lists the endpoints of a message, deleted ones too, with the status of each.",
    source,
    query: z.object(pageQuery),
    status: 200,
    result: listOf(messageEndpointOut, "ListResponseMessageEndpointOut"),
  }),
  listAttemptsForEndpoint: managementCall("GET", "/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt", {
    summary: "Lists the attempts made for a message and one endpoint, newest first.",
    source,
    query: z.object({ ...pageQuery, ...oldFilters }),
    status: 200,
    result: twoWayListOf(messageAttemptEndpointOut, "ListResponseMessageAttemptEndpointOut"),
    deprecated: true,
  }),
};
