// Events that the service sends about itself (webhook-api §5), as ordinary messages: `{ type, data }`.
import { z } from "zod";
import { timestampField } from "./fields.ts";

const endpointEventData = z.object({
  appId: z.string(),
  appUid: z.string().nullish(),
  endpointId: z.string(),
  endpointUid: z.string().nullish(),
});
const lastAttempt = z.object({
  id: z.string(),
  responseStatusCode: z.int(),
  timestamp: timestampField("Time of the attempt."),
});
const attemptEventData = endpointEventData.extend({ msgId: z.string(), msgEventId: z.string().nullish(), lastAttempt });

const event = <Type extends string, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data });
export const operationalEvent = z
  .discriminatedUnion("type", [
    event("endpoint.created", endpointEventData),
    event("endpoint.updated", endpointEventData),
    event("endpoint.deleted", endpointEventData),
    event(
      "endpoint.disabled",
      endpointEventData.extend({ failSince: timestampField("Time since which every attempt has failed.") }),
    ),
    event("message.attempt.failing", attemptEventData),
    event("message.attempt.exhausted", attemptEventData),
  ])
  .meta({ id: "OperationalEvent", description: "Event that the webhook service sends about itself." });
export type OperationalEvent = z.input<typeof operationalEvent>;

/** Uid of the application whose endpoints receive the operational events of their environment. */
export const operationalApplicationUid = "operational";
