// Field kinds of the webhook-management API (webhook-api §3).
import { z } from "zod";

/** Prefixes of ids that the server creates. A uid must not start with one (docs/api/webhook-api.md §3). */
export const idPrefixes = {
  application: "app_",
  endpoint: "ep_",
  message: "msg_",
  attempt: "atmpt_",
  integration: "integ_",
  organization: "org_",
  task: "qtask_",
} as const;

const wordPattern = /^[a-zA-Z0-9\-_.]+$/;
const wordMessage = "Only letters, digits, hyphen, underscore and full stop are allowed";
// Every URL parser resolves a path segment of one or two full stops, so such names are refused.
const isFolded = (text: string) => text === "." || text === "..";
const word = (max: number) =>
  z
    .string()
    .min(1, "Must not be empty")
    .max(max, `Must be at most ${max} characters`)
    .regex(wordPattern, wordMessage)
    .refine((text) => !isFolded(text), "Must not be . or ..");

/** Scopes in which a uid is unique. */
const uidScopes = { application: "environment", endpoint: "application", message: "application" } as const;

/** Field with the caller's own key for an entity, beside the id that the server gives it. */
export const uidField = (entity: keyof typeof uidScopes) =>
  word(256)
    .refine(
      (text) => !text.startsWith(idPrefixes[entity]),
      `Must not start with ${idPrefixes[entity]}, which ids of the server start with`,
    )
    .meta({
      description: `Your own key for the ${entity}, unique in its ${uidScopes[entity]}. Paths accept it as the id.`,
      examples: ["hotel-42"],
    });

export const eventTypeName = word(256).meta({
  description: "Name of an event type; groups are divided by full stops.",
  examples: ["lock.unlocked"],
});
export const channelField = word(128).meta({
  description: "Channel by which endpoints select messages.",
  examples: ["floor-2"],
});

const reference = (description: string) => word(256).meta({ description });
export const pathParameters = {
  app_id: reference("Id or uid of the application."),
  endpoint_id: reference("Id or uid of the endpoint."),
  msg_id: reference("Id or eventId of the message."),
  attempt_id: reference("Id of the attempt."),
  integ_id: reference("Id of the integration."),
  event_type_name: reference("Name of the event type."),
};
export type PathParameter = keyof typeof pathParameters;

/** Moment that the server writes, in UTC and always with its zone. */
export const timestampField = (description: string) =>
  z.string().meta({ description, format: "date-time", examples: ["2026-06-12T09:00:00.000Z"] });

/** Moment that a caller writes, in RFC 3339 form with a zone. */
export const momentField = (description: string) =>
  z.iso
    .datetime({ offset: true, error: "Must be an RFC 3339 date-time with a zone, such as 2026-06-12T09:00:00Z" })
    .meta({ description });

/** Optional field of an input, in which null means absent. */
export const nullishField = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();

/** Array with at least one item and without duplicates. */
export const uniqueListOf = <Schema extends z.ZodType<string>>(schema: Schema, max?: number) => {
  const list = z.array(schema).min(1, "Must name at least one");
  return (max === undefined ? list : list.max(max, `Must name at most ${max}`)).refine(
    (names) => new Set(names).size === names.length,
    "Must not name the same twice",
  );
};

const isSpelledOut = (text: string) => !Array.from(text).some((letter) => letter < "\u0009");
/** Text for people. */
export const labelField = (max: number, description: string) =>
  z
    .string()
    .max(max, `Must be at most ${max} characters`)
    .refine(isSpelledOut, "Must not hold control characters")
    // The database would store a text that is cut in the middle of an emoji differently from the one answered.
    .refine((text) => text.isWellFormed(), "Must not hold half of a surrogate pair")
    .meta({ description });

/** Limit of deliveries. An endpoint without one has that of its application. */
export const rateLimit = z.int().min(1).max(65_535).meta({
  description: "Limit in messages per second, for each endpoint. Without one, an endpoint has its application's.",
});

/** A caller's own notes, by name. */
export const metadataField = z
  .record(z.string().min(1).max(128), labelField(4096, "A note."))
  .refine((notes) => Object.keys(notes).length <= 50, "Must hold at most 50 notes")
  .meta({ description: "Up to 50 texts of your own, by name." });

/** Whether two names of one field, from two generations of clients, have the same value or only one is given. */
export const mustAgree =
  (older: string, newer: string) =>
  (fields: Readonly<Record<string, unknown>>): boolean => {
    const [first, second] = [fields[older] ?? null, fields[newer] ?? null];
    return first === null || second === null || JSON.stringify(first) === JSON.stringify(second);
  };
/** Field and message of the error for a zod refinement by {@link mustAgree}. */
export const disagreementIssue = (older: string, newer: string) => ({
  path: [newer],
  error: `Must be the same as ${older}: they are two names of one field`,
});

/** Delivery status of a message or an attempt, as a number on the wire. */
export const messageStatus = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
  .meta({ id: "MessageStatus", description: "Status of a delivery: 0 success, 1 pending, 2 fail, 3 sending." });
export const messageStatuses = { Success: 0, Pending: 1, Fail: 2, Sending: 3 } as const;
export type MessageStatus = z.infer<typeof messageStatus>;
/** Delivery status in words. */
export const statusText = z.enum(["success", "pending", "fail", "sending"]);

/** Reason of an attempt. */
export const triggerType = z
  .union([z.literal(0), z.literal(1)])
  .meta({ id: "MessageAttemptTriggerType", description: "Cause of an attempt: 0 scheduled, 1 manual." });
export const triggerTypes = { Scheduled: 0, Manual: 1 } as const;
export type TriggerType = z.infer<typeof triggerType>;

/** Status of one message's delivery to one endpoint. */
export const deliveryStatus = {
  status: messageStatus,
  statusText,
  nextAttempt: timestampField("Time of the next try; null if there is none.").nullish(),
};

/** Class of a response status, in hundreds. */
export const statusCodeClass = z
  .union([z.literal(0), z.literal(100), z.literal(200), z.literal(300), z.literal(400), z.literal(500)])
  .meta({ id: "StatusCodeClass", description: "Class of the receiver's response status; 0 without a response." });
export const statusCodeClasses = {
  CodeNone: 0,
  Code1xx: 100,
  Code2xx: 200,
  Code3xx: 300,
  Code4xx: 400,
  Code5xx: 500,
} as const;
