import { z } from "zod";
import { managementCall } from "./call.ts";
import {
  channelField,
  deliveryStatus,
  eventTypeName,
  nullishField,
  uniqueListOf,
  timestampField,
  uidField,
} from "./fields.ts";
import { contentQuery, listFilters, noTags, pageQuery, refusedInLists, twoWayListOf } from "./lists.ts";

/** Maximum length of a payload's JSON text, in bytes. A message with a longer one is answered 413. */
export const maxPayloadBytes = 350_000;
export const payloadRetentionDays = { min: 5, max: 90 };

export const messageIn = z
  .object({
    eventType: eventTypeName,
    payload: z
      .record(z.string(), z.unknown())
      .meta({ description: "Event itself, sent to receivers unchanged. At most 350,000 bytes of JSON." }),
    eventId: nullishField(uidField("message")).meta({
      description: "Your own id for the message. A second message of the application with the same id is refused.",
    }),
    channels: nullishField(uniqueListOf(channelField, 5)),
    payloadRetentionPeriod: nullishField(z.int().min(payloadRetentionDays.min).max(payloadRetentionDays.max)).meta({
      description: "Days for which the payload is kept, 5 to 90. Default: 90.",
      default: payloadRetentionDays.max,
    }),
  })
  .meta({ id: "MessageIn", description: "Event to send to every endpoint whose filters match it." });

export const messageOutFields = {
  id: z.string(),
  eventType: z.string(),
  payload: z.record(z.string(), z.unknown()),
  eventId: z.string().nullish(),
  channels: z.array(z.string()).nullish(),
  timestamp: timestampField("Time at which the message was accepted."),
};
const messageDestination = z
  .object({ endpointId: z.string(), ...deliveryStatus })
  .meta({ id: "MessageDestination", description: "Status of a message's delivery to one endpoint." });
export const messageOut = z
  .object({
    ...messageOutFields,
    destinations: z.array(messageDestination).optional().meta({
      description: "Endpoints of the message, without deleted ones. Present only with `with_status`.",
    }),
  })
  .meta({ id: "MessageOut" });

/** Maximum number of messages that a search reads for one page. */
export const messagesPerSearch = 5000;
const portalQuery = {
  with_status: z.boolean().optional().meta({
    description: "Include the status of each message at each of its endpoints.",
    default: false,
  }),
  failed: z.boolean().optional().meta({
    description: "Only messages whose delivery to an endpoint failed and is not tried again.",
    default: false,
  }),
  search: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/, "Must not hold a NUL")
    .optional()
    .meta({
      description:
        "Only messages with this text in their ids, type or payload, ignoring the case of A to Z. " +
        `A page searches ${messagesPerSearch} messages at most: while done is false, its iterator continues the search.`,
    }),
};

const noTransformations =
  "Messages are sent as they are here: payload is the JSON object that receivers get, and nothing transforms it";

const source = "spec §7.3, webhook-api §2";
export const messageCalls = {
  list: managementCall("GET", "/app/{app_id}/msg", {
    summary: "Lists messages, newest first.",
    source,
    query: z.object({
      ...pageQuery,
      ...listFilters.eventTypes,
      ...listFilters.channel,
      ...listFilters.time,
      ...contentQuery,
      ...portalQuery,
    }),
    refuses: refusedInLists,
    status: 200,
    result: twoWayListOf(messageOut, "ListResponseMessageOut"),
  }),
  create: managementCall("POST", "/app/{app_id}/msg", {
    auth: "organization",
    summary: "Accepts a message and sends it to every endpoint whose filters match it.",
    source,
    query: z.object(contentQuery),
    body: messageIn,
    refuses: {
      transformationsParams: noTransformations,
      transformations: noTransformations,
      deliverAt: "A message is sent at once here: a later time cannot be given",
      application: "Create the application first: it is not made by a message",
      tags: noTags,
      payloadRetentionHours: "Payloads are kept for days here: give payloadRetentionPeriod, 5 to 90",
    },
    status: 202,
    result: messageOut,
    errors: [413],
  }),
  get: managementCall("GET", "/app/{app_id}/msg/{msg_id}", {
    summary: "Reads a message.",
    source,
    query: z.object(contentQuery),
    status: 200,
    result: messageOut,
  }),
};
