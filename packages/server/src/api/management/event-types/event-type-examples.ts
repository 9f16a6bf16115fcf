// Makes the payload of "send an example": the example in the event type's schema, or one generated from it.
import { maxPayloadBytes } from "@mortise/contract";
import type { ManagementContext } from "../context.ts";
import { requireEventType } from "./event-types.ts";
import { exampleFrom } from "./example-from-schema.ts";
import { badRequest, invalidValue } from "../request/refusals.ts";

/** Event type for a first try of an endpoint, which need not be registered. */
const pingType = "svix.ping";
const firstVersion = "1";

/** Resolves to the example's payload as JSON text. */
export async function exampleOf(context: ManagementContext, event_type: string): Promise<string> {
  if (event_type === pingType) return JSON.stringify({ success: true });
  const { schemas } = await requireEventType(context, event_type);
  const schema = schemas === null ? undefined : (JSON.parse(schemas) as Record<string, unknown>)[firstVersion];
  const example = schema === undefined ? undefined : exampleFrom(schema);
  if (typeof example !== "object" || example === null || Array.isArray(example))
    throw badRequest(
      "invalid_scheme",
      `The event type ${event_type} has no version ${firstVersion} schema to make an example from.`,
    );
  return JSON.stringify(example);
}

/** Resolves to a payload that the caller has edited, as JSON text. */
export async function editedExample(context: ManagementContext, event_type: string, payload: string): Promise<string> {
  if (event_type !== pingType) await requireEventType(context, event_type);
  if (Buffer.byteLength(payload) > maxPayloadBytes)
    throw invalidValue(["body", "payload"], `Must be at most ${maxPayloadBytes} bytes long`);
  return payload;
}
