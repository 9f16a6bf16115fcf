import { z } from "zod";
import { row } from "./call.ts";
import { endpointOutFields } from "./endpoints.ts";
import { messageStatus, pathParameters, timestamp, triggerType } from "./fields.ts";
import { filters, listOf, pageQuery, twoWayListOf } from "./lists.ts";
import { messageOutFields } from "./messages.ts";

const delivery = {
  status: messageStatus,
  nextAttempt: timestamp("When it is tried next; absent when it is not.").nullish(),
};
const endpointMessageOut = z
  .object({ ...messageOutFields, ...delivery })
  .meta({ id: "EndpointMessageOut", description: "A message and where its delivery to one endpoint stands." });
const messageEndpointOut = z
  .object({ ...endpointOutFields, ...delivery })
  .meta({ id: "MessageEndpointOut", description: "An endpoint and where one message's delivery to it stands." });

const attemptFields = {
  id: z.string(),
  msgId: z.string(),
  endpointId: z.string(),
  response: z.string().meta({ description: "What the receiver answered, or why it did not." }),
  responseStatusCode: z.int().meta({ description: "The receiver's status; 0 when there was none." }),
  status: messageStatus,
  timestamp: timestamp("When it was made."),
  triggerType,
};
const messageAttemptOut = z.object(attemptFields).meta({ id: "MessageAttemptOut", description: "One try of one delivery." });
const messageAttemptEndpointOut = z.object(attemptFields).meta({ id: "MessageAttemptEndpointOut" });

const endpointQuery = { endpoint_id: pathParameters.endpoint_id.optional() };
const oldFilters = { ...filters.eventTypes, ...filters.channel, ...filters.status, ...filters.time };
const newFilters = { ...filters.status, ...filters.statusCodeClass, ...filters.eventTypes, ...filters.channel, ...filters.time };
const attempts = twoWayListOf(messageAttemptOut, "ListResponseMessageAttemptOut");

const source = "spec §7.3, webhook-api §2";
export const messageAttempt = {
  listByEndpoint: row("GET", "/app/{app_id}/attempt/endpoint/{endpoint_id}", {
    summary: "Lists the attempts made for an endpoint, newest first.",
    source,
    query: z.object({ ...pageQuery, ...newFilters }),
    status: 200,
    result: attempts,
  }),
  listByMsg: row("GET", "/app/{app_id}/attempt/msg/{msg_id}", {
    summary: "Lists the attempts made for a message, newest first.",
    source,
    query: z.object({ ...pageQuery, ...newFilters, ...endpointQuery }),
    status: 200,
    result: attempts,
    also: { list: {} },
  }),
  listByMsgDeprecated: row("GET", "/app/{app_id}/msg/{msg_id}/attempt", {
    summary: "Lists the attempts made for a message, newest first; listByMsg has more filters.",
    source,
    query: z.object({ ...pageQuery, ...endpointQuery, ...oldFilters }),
    status: 200,
    result: attempts,
    deprecated: true,
  }),
  get: row("GET", "/app/{app_id}/msg/{msg_id}/attempt/{attempt_id}", {
    summary: "Reads one attempt.",
    source,
    status: 200,
    result: messageAttemptOut,
  }),
  resend: row("POST", "/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend", {
    summary: "Sends a message to an endpoint once more, at once.",
    source,
    status: 202,
    errors: [400],
  }),
  listAttemptedMessages: row("GET", "/app/{app_id}/endpoint/{endpoint_id}/msg", {
    summary: "Lists the messages meant for an endpoint and where each stands, newest first.",
    source,
    query: z.object({ ...pageQuery, ...filters.channel, ...filters.status, ...filters.time }),
    status: 200,
    result: twoWayListOf(endpointMessageOut, "ListResponseEndpointMessageOut"),
  }),
  listAttemptedDestinations: row("GET", "/app/{app_id}/msg/{msg_id}/endpoint", {
    summary: "Lists the endpoints a message is meant for and where each stands.",
    source,
    query: z.object(pageQuery),
    status: 200,
    result: listOf(messageEndpointOut, "ListResponseMessageEndpointOut"),
  }),
  listAttemptsForEndpoint: row("GET", "/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt", {
    summary: "Lists the attempts made for a message and one endpoint, newest first.",
    source,
    query: z.object({ ...pageQuery, ...oldFilters }),
    status: 200,
    result: twoWayListOf(messageAttemptEndpointOut, "ListResponseMessageAttemptEndpointOut"),
    deprecated: true,
  }),
};
