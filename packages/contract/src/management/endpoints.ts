import { z } from "zod";
import { row } from "./call.ts";
import { endpointHeadersIn, endpointHeadersOut, endpointHeadersPatchIn } from "./endpoint-headers.ts";
import { channel, eventTypeName, label, maybe, moment, rateLimit, setOf, timestamp, uid } from "./fields.ts";
import { listOf, pageQuery } from "./lists.ts";
import { messageOut } from "./messages.ts";

export const secretPrefix = "whsec_";
export const secretBytes = { min: 24, max: 64 };

const hasKeyLength = (secret: string) => {
  const bytes = (secret.length - secretPrefix.length) * 0.75 - (/=*$/.exec(secret)?.[0].length ?? 0);
  return bytes >= secretBytes.min && bytes <= secretBytes.max;
};
/** `whsec_` and the base64 of 24 to 64 bytes (webhook-api §3). */
const endpointSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`,
  )
  .refine(hasKeyLength, `Must be ${secretPrefix} and base64 of ${secretBytes.min} to ${secretBytes.max} bytes`)
  .meta({ description: "Signing secret; made by the server when absent." });

const isWebAddress = (text: string) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
const target = z
  .string()
  .min(1, "Must not be empty")
  .max(65_536)
  .refine(isWebAddress, "Must be an http or https URL")
  .meta({ description: "Where messages are sent.", format: "uri" });

const fields = {
  url: target,
  version: maybe(z.int32().min(1)).meta({ description: "Which version of the event schemas it takes.", default: 1 }),
  description: maybe(label(4096, "For people.")),
  disabled: maybe(z.boolean()).meta({ description: "Sends nothing while true.", default: false }),
  uid: maybe(uid("endpoint")),
  filterTypes: maybe(setOf(eventTypeName)).meta({ description: "Only these event types; all when absent." }),
  channels: maybe(setOf(channel, 10)).meta({ description: "Only messages of these channels; all when absent." }),
  rateLimit: maybe(rateLimit),
};

export const endpointUpdate = z.object(fields).meta({ id: "EndpointUpdate" });
export const endpointIn = z
  .object({ ...fields, secret: maybe(endpointSecret) })
  .meta({ id: "EndpointIn", description: "One address that messages of an application are sent to." });

/** What an endpoint and its row in a message's destinations have in common. */
export const endpointOutFields = {
  id: z.string(),
  url: z.string(),
  version: z.int(),
  description: z.string().optional(),
  disabled: z.boolean().optional(),
  uid: z.string().nullish(),
  filterTypes: z.array(z.string()).nullish(),
  channels: z.array(z.string()).nullish(),
  rateLimit: z.int().nullish(),
  createdAt: timestamp("When it was made."),
};
export const endpointOut = z
  .object({ ...endpointOutFields, updatedAt: timestamp("When it was last changed.") })
  .meta({ id: "EndpointOut" });

const endpointSecretOut = z.object({ key: z.string() }).meta({ id: "EndpointSecretOut" });
export const endpointSecretRotateIn = z
  .object({ key: maybe(endpointSecret) })
  .meta({ id: "EndpointSecretRotateIn", description: "The new secret; made by the server when absent." });

const endpointStats = z
  .object({ success: z.int(), pending: z.int(), sending: z.int(), fail: z.int() })
  .meta({ id: "EndpointStats", description: "Messages of the last 28 days by status." });

export const recoverIn = z.object({ since: moment("Resend what failed since then; at most 14 days back.") }).meta({ id: "RecoverIn" });
const recoverOut = z.object({}).meta({ id: "RecoverOut" });
export const eventExampleIn = z.object({ eventType: eventTypeName }).meta({ id: "EventExampleIn" });

const source = "spec §7.3, webhook-api §2";
const path = "/app/{app_id}/endpoint/{endpoint_id}";
export const endpoint = {
  list: row("GET", "/app/{app_id}/endpoint", {
    summary: "Lists the endpoints of an application, newest first.",
    source,
    query: z.object(pageQuery),
    status: 200,
    result: listOf(endpointOut, "ListResponseEndpointOut"),
  }),
  create: row("POST", "/app/{app_id}/endpoint", {
    summary: "Adds an endpoint.",
    source,
    body: endpointIn,
    status: 201,
    result: endpointOut,
  }),
  get: row("GET", path, { summary: "Reads an endpoint.", source, status: 200, result: endpointOut }),
  update: row("PUT", path, {
    summary: "Replaces an endpoint; what is left out falls back. Enables it again unless disabled is true.",
    source,
    body: endpointUpdate,
    status: 200,
    result: endpointOut,
  }),
  delete: row("DELETE", path, { summary: "Deletes an endpoint; what waits for it is dropped.", source, status: 204 }),
  getHeaders: row("GET", `${path}/headers`, {
    summary: "Reads the endpoint's own headers; sensitive values are hidden.",
    source,
    status: 200,
    result: endpointHeadersOut,
  }),
  updateHeaders: row("PUT", `${path}/headers`, {
    summary: "Replaces all of the endpoint's own headers.",
    source,
    body: endpointHeadersIn,
    status: 204,
  }),
  patchHeaders: row("PATCH", `${path}/headers`, {
    summary: "Sets some of the endpoint's own headers; null removes one.",
    source,
    body: endpointHeadersPatchIn,
    status: 204,
  }),
  getSecret: row("GET", `${path}/secret`, {
    summary: "Reads the signing secret in force.",
    source,
    status: 200,
    result: endpointSecretOut,
  }),
  rotateSecret: row("POST", `${path}/secret/rotate`, {
    summary: "Puts a new signing secret in force; the old one goes on signing for 24 hours.",
    source,
    body: endpointSecretRotateIn,
    status: 204,
    errors: [400],
  }),
  getStats: row("GET", `${path}/stats`, { summary: "Counts messages by status.", source, status: 200, result: endpointStats }),
  recover: row("POST", `${path}/recover`, {
    summary: "Sends again, in the background, what failed since a moment.",
    source,
    body: recoverIn,
    status: 202,
    result: recoverOut,
  }),
  sendExample: row("POST", `${path}/send-example`, {
    summary: "Sends an example of an event type to this endpoint alone.",
    source,
    body: eventExampleIn,
    status: 202,
    result: messageOut,
    errors: [400],
  }),
};
