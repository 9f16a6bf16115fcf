// Editable payload of an example: its initial text, and its errors.
import type { EventTypeOut } from "@mortise/webhooks";
import { parseAsWritten } from "../../../src/api/management/request/payload-text.ts";
import { exampleOf } from "../events/catalogue.ts";
import { fill, strings } from "../strings/strings.ts";
import { faultIn, placeOf } from "./json-fault.ts";
import { indented } from "./sent-text.ts";

/** Event type that every environment accepts, with or without event types of its own. */
export const ping = "svix.ping";

/** Greatest size of a payload that the server accepts, in bytes. */
export const longestPayload = 350_000;

/** Returns an example of the event type, or an empty object if there is none. */
export function exampleText(name: string, types: readonly EventTypeOut[]): string {
  if (name === ping) return indented('{"success":true}');
  const type = types.find((one) => one.name === name);
  return indented((type && exampleOf(type)) ?? "{}");
}

interface PayloadFault {
  readonly said: string;
  /** Index at which the text stops being JSON. */
  readonly at?: number;
}

export function faultOf(text: string): PayloadFault | undefined {
  const at = faultIn(text);
  if (at !== undefined) return { said: fill(strings.notJson, { ...placeOf(text, at) }), at };
  if (!text.trimStart().startsWith("{")) return { said: strings.notAnObject, at: 0 };
  if (new TextEncoder().encode(text).length > longestPayload)
    return { said: fill(strings.payloadTooLong, { most: longestPayload }) };
  return undefined;
}

/** Parses the payload for the call. Numbers stay as written if the browser can keep them. */
export const payloadIn = (text: string): Record<string, unknown> =>
  "rawJSON" in JSON ? parseAsWritten(text) : (JSON.parse(text) as Record<string, unknown>);
