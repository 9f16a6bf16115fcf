import { z } from "zod";
import { managementCall } from "./call.ts";
import { endpointHeadersOut } from "./endpoint-headers.ts";
import { endpointOutFields } from "./endpoints.ts";
import { deliveryStatus, messageStatus, pathParameters, statusText, timestampField, triggerType } from "./fields.ts";
import { contentQuery, listFilters, listOf, pageQuery, refusedInLists, twoWayListOf } from "./lists.ts";
import { messageOutFields } from "./messages.ts";

const endpointMessageOut = z
  .object({ ...messageOutFields, ...deliveryStatus })
  .meta({ id: "EndpointMessageOut", description: "A message and where its delivery to one endpoint stands." });
const messageEndpointOut = z
  .object({
    ...endpointOutFields,
    updatedAt: timestampField("When it last changed; clients of today read it here too.").optional(),
    ...deliveryStatus,
  })
  .meta({ id: "MessageEndpointOut", description: "An endpoint and where one message's delivery to it stands." });

const attemptFields = {
  id: z.string(),
  msgId: z.string(),
  endpointId: z.string(),
  response: z.string().meta({ description: "What the receiver answered, or why it did not." }),
  responseStatusCode: z.int().meta({ description: "The receiver's status; 0 when there was none." }),
  status: messageStatus,
  statusText,
  timestamp: timestampField("When it was made."),
  triggerType,
};
const deliveryFields = {
  eventType: z.string().optional().meta({ description: "The message's event type; with_delivery alone tells." }),
  tryNumber: z.int().optional().meta({
    description: "Which try of the schedule it was, from 1; absent of one by hand. with_delivery alone tells.",
  }),
  nextAttempt: timestampField("When it is tried next; of the newest attempt, and with_delivery, alone.").nullish(),
  responseDurationMs: z.int().nullish().meta({
    description: "Milliseconds until it was answered, or given up; null where unknown. with_delivery alone tells.",
  }),
  requestHeaders: endpointHeadersOut.nullish().meta({
    description: "What it was sent with; with_headers alone tells. null where nothing was sent, or it was not kept.",
  }),
};
const deliveryQuery = {
  with_delivery: z.boolean().optional().meta({
    description: "Answer each attempt's event type, which try it was, how long it took, and when the next one is.",
    default: false,
  }),
};
const waitingQuery = {
  waiting: z.boolean().optional().meta({
    description: "Only attempts whose message will be tried again: the newest of each.",
    default: false,
  }),
};
const headersQuery = {
  with_headers: z.boolean().optional().meta({
    description: "Answer the headers of the request too; of the endpoint's own, sensitive values are hidden.",
    default: false,
  }),
};
const messageAttemptOut = z
  .object({ ...attemptFields, ...deliveryFields })
  .meta({ id: "MessageAttemptOut", description: "One try of one delivery." });
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

// Today's published client parses every 202, so an empty body would be an error there.
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
    summary: "Lists the attempts made for a message, newest first; listByMsg has more filters.",
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
    summary: "Sends a message to an endpoint once more, at once.",
    source,
    status: 202,
    result: resendOut,
  }),
  listAttemptedMessages: managementCall("GET", "/app/{app_id}/endpoint/{endpoint_id}/msg", {
    summary: "Lists the messages meant for an endpoint and where each stands, newest first.",
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
    summary: "Lists the endpoints a message is meant for and where each stands.",
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
