import { z } from "zod";
import { managementCall } from "./call.ts";
import { eventTypeName, labelField, nullishField, timestampField } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

/** JSON Schema, draft 7. The server checks its validity. */
const jsonSchema = z.record(z.string(), z.unknown()).meta({ description: "JSON Schema, draft 7." });
const schemas = z
  .record(z.string().max(64), jsonSchema)
  .meta({ description: "Schemas of the payload, by version. Examples are made from version `1`." });

const fields = {
  description: labelField(4096, "Meaning of the event."),
  archived: nullishField(z.boolean()).meta({
    description: "Whether the event type is no longer offered to endpoints. Default: false.",
    default: false,
  }),
  schemas: nullishField(schemas),
  groupName: nullishField(labelField(256, "Group under which the event type is shown.")),
};
const noFlags = "Event types have no feature flags here: each can be chosen by every application";
const flags = {
  featureFlag: noFlags,
  featureFlags: noFlags,
  deprecated: "An event type that should not be chosen any more is archived here",
};
const eventTypePatch = z
  .object({ ...fields, description: fields.description.optional() })
  .meta({ id: "EventTypePatch", description: "Omitted fields stay unchanged; null clears a field." });
const eventTypeUpdate = z.object(fields).meta({ id: "EventTypeUpdate" });
export const eventTypeIn = z
  .object({ name: eventTypeName, ...fields })
  .meta({ id: "EventTypeIn", description: "Kind of message, which endpoints can choose." });
export const eventTypeOut = z
  .object({
    name: z.string(),
    description: z.string(),
    archived: z.boolean().optional(),
    schemas: schemas.nullish(),
    groupName: z.string().nullish(),
    deprecated: z.literal(false).meta({ description: "Always false: an event type is archived instead." }),
    createdAt: timestampField("Time of creation."),
    updatedAt: timestampField("Time of the last change."),
  })
  .meta({ id: "EventTypeOut" });

const eventTypeSchemaIn = z.object({ schema: jsonSchema }).meta({ id: "EventTypeSchemaIn" });
const eventTypeExampleOut = z.object({ example: z.unknown() }).meta({ id: "EventTypeExampleOut" });

const source = "spec §7.3, webhook-api §2";
export const eventTypeCalls = {
  list: managementCall("GET", "/event-type", {
    summary: "Lists event types by name.",
    source,
    query: z.object({
      ...pageQuery,
      order: orderQuery.order.meta({ description: "Order by name. Default: `ascending`." }),
      with_content: z
        .boolean()
        .optional()
        .meta({ description: "Include the schemas; null without it.", default: false }),
      include_archived: z.boolean().optional().meta({ description: "Include archived event types.", default: false }),
    }),
    status: 200,
    result: listOf(eventTypeOut, "ListResponseEventTypeOut"),
  }),
  get: managementCall("GET", "/event-type/{event_type_name}", {
    summary: "Reads an event type, archived or not.",
    source,
    status: 200,
    result: eventTypeOut,
  }),
  create: managementCall("POST", "/event-type", {
    auth: "organization",
    summary: "Creates an event type, or restores an archived one with the given fields.",
    source,
    body: eventTypeIn,
    refuses: flags,
    status: 201,
    result: eventTypeOut,
  }),
  update: managementCall("PUT", "/event-type/{event_type_name}", {
    auth: "organization",
    summary: "Replaces an event type. Omitted fields return to their defaults.",
    source,
    body: eventTypeUpdate,
    refuses: flags,
    status: 200,
    result: eventTypeOut,
  }),
  patch: managementCall("PATCH", "/event-type/{event_type_name}", {
    auth: "organization",
    summary: "Changes some fields of an event type.",
    source: "webhook-api §9",
    body: eventTypePatch,
    refuses: flags,
    status: 200,
    result: eventTypeOut,
  }),
  delete: managementCall("DELETE", "/event-type/{event_type_name}", {
    auth: "organization",
    summary: "Archives an event type. Filters that name it keep working.",
    source,
    refuses: { expunge: "An event type is archived, not erased: messages and filters name it" },
    status: 204,
  }),
  generateExample: managementCall("POST", "/event-type/schema/generate-example", {
    auth: "none",
    summary: "Generates an example that fits a schema.",
    source,
    body: eventTypeSchemaIn,
    status: 200,
    result: eventTypeExampleOut,
  }),
};
