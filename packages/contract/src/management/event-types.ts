import { z } from "zod";
import { managementCall } from "./call.ts";
import { eventTypeName, labelField, nullishField, timestampField } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

/** A JSON Schema, draft 7; the server checks that it is one. */
const jsonSchema = z.record(z.string(), z.unknown()).meta({ description: "JSON Schema, draft 7." });
const schemas = z.record(z.string().max(64), jsonSchema).meta({ description: "Schema of the payload by version." });

const fields = {
  description: labelField(4096, "What the event means."),
  archived: nullishField(z.boolean()).meta({ description: "Not offered any more.", default: false }),
  schemas: nullishField(schemas),
  groupName: nullishField(labelField(256, "The group it is shown in.")),
};
const noFlags = "Event types have no feature flags here: each can be chosen by every application";
const flags = {
  featureFlag: noFlags,
  featureFlags: noFlags,
  deprecated: "An event type that should not be chosen any more is archived here",
};
const eventTypePatch = z
  .object({ ...fields, description: fields.description.optional() })
  .meta({ id: "EventTypePatch", description: "What is left out stays; null clears." });
const eventTypeUpdate = z.object(fields).meta({ id: "EventTypeUpdate" });
export const eventTypeIn = z
  .object({ name: eventTypeName, ...fields })
  .meta({ id: "EventTypeIn", description: "A kind of message, which endpoints can choose." });
export const eventTypeOut = z
  .object({
    name: z.string(),
    description: z.string(),
    archived: z.boolean().optional(),
    schemas: schemas.nullish(),
    groupName: z.string().nullish(),
    deprecated: z.literal(false).meta({ description: "Always false: an event type is archived instead." }),
    createdAt: timestampField("When it was made."),
    updatedAt: timestampField("When it was last changed."),
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
      ...orderQuery,
      with_content: z.boolean().optional().meta({ description: "Answer the schemas too.", default: false }),
      include_archived: z.boolean().optional().meta({ description: "Answer archived ones too.", default: false }),
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
    summary: "Makes an event type, or brings an archived one back.",
    source,
    body: eventTypeIn,
    refuses: flags,
    status: 201,
    result: eventTypeOut,
  }),
  update: managementCall("PUT", "/event-type/{event_type_name}", {
    auth: "organization",
    summary: "Replaces an event type; what is left out falls back.",
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
    summary: "Archives an event type; filters that name it keep working.",
    source,
    refuses: { expunge: "An event type is archived, not erased: messages and filters name it" },
    status: 204,
  }),
  generateExample: managementCall("POST", "/event-type/schema/generate-example", {
    auth: "none",
    summary: "Makes up an example that fits a schema.",
    source,
    body: eventTypeSchemaIn,
    status: 200,
    result: eventTypeExampleOut,
  }),
};
