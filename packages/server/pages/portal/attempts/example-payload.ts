// The payload of an example as a person edits it: what stands in its field to begin with, and what is wrong with it.
import type { EventTypeOut } from "@mortise/webhooks";
import { parseAsWritten } from "../../../src/api/management/request/payload-text.ts";
import { exampleOf } from "../events/catalogue.ts";
import { fill, strings } from "../strings/strings.ts";
import { faultIn, placeOf } from "./json-fault.ts";
import { indented } from "./sent-text.ts";

/** Works in every environment, whether or not it has event types. */
export const ping = "svix.ping";

/** The server takes no longer payload, in bytes. */
export const longestPayload = 350_000;

/** What an event of the type looks like; an empty object where nobody has said. */
export function exampleText(name: string, types: readonly EventTypeOut[]): string {
  if (name === ping) return indented('{"success":true}');
  const type = types.find((one) => one.name === name);
  return indented((type && exampleOf(type)) ?? "{}");
}

interface PayloadFault {
  readonly said: string;
  /** Where the text stops being JSON. */
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

/** For the call: numbers stay as they were written where the browser can keep them. */
export const payloadIn = (text: string): Record<string, unknown> =>
  "rawJSON" in JSON ? parseAsWritten(text) : (JSON.parse(text) as Record<string, unknown>);
