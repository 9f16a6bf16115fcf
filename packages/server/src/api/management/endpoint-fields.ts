// Fields of an endpoint, as written under the names of either generation of clients, and as sent.
import type { AnswerOf, BodyOf, management } from "@mortise/contract";
import type { WebhookEndpointRow } from "../../base/db/webhook-schema.ts";
import type { ManagementContext } from "./context.ts";
import { invalidValue } from "./request/refusals.ts";
import { readSettings } from "../../webhooks/settings.ts";

type EndpointIn = BodyOf<typeof management.endpoint.update>;
type EndpointPatch = BodyOf<typeof management.endpoint.patch>;

export const endpointOut = (row: WebhookEndpointRow): AnswerOf<typeof management.endpoint.get> => ({
  ...destinationOut(row),
  updatedAt: row.updated_at,
});

/** Common fields of an endpoint and a message's destination. */
export const destinationOut = (row: WebhookEndpointRow) => ({
  id: row.endpoint_id,
  url: withoutPassword(row.url),
  version: row.version,
  description: row.description,
  disabled: row.disabled === 1,
  uid: row.uid,
  filterTypes: namesIn(row.filter_types),
  eventTypes: namesIn(row.filter_types),
  channels: namesIn(row.channels),
  rateLimit: row.rate_limit,
  throttleRate: row.rate_limit,
  metadata: JSON.parse(row.metadata ?? "{}") as Record<string, string>,
  createdAt: row.created_at,
});

export const namesIn = (json: string | null) => (json === null ? null : (JSON.parse(json) as string[]));

const mask = "****";

/** Address without its password, which only the receiver gets. */
function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (!url?.password) return address;
  url.password = mask;
  return url.href;
}

/** Keeps the hidden password if an endpoint is read and written back. */
const keptAddress = (address: string, before: string | undefined): string =>
  before !== undefined && address === withoutPassword(before) ? before : address;

/** Columns of a whole endpoint, with defaults for missing fields. @param before - The endpoint that is replaced. */
export const columnsOf = (context: ManagementContext, body: EndpointIn, before?: WebhookEndpointRow) => ({
  uid: body.uid ?? null,
  url: keptAddress(body.url, before?.url),
  version: body.version ?? 1,
  description: body.description ?? "",
  disabled: body.disabled ? (1 as const) : (0 as const),
  filter_types: textOf(body.eventTypes ?? body.filterTypes),
  channels: textOf(body.channels),
  rate_limit: body.throttleRate ?? body.rateLimit ?? null,
  metadata: textOf(body.metadata),
  updated_at: context.moment(),
});

const textOf = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

/** Endpoint after a patch, in the form of a whole one. */
export function withPatch(row: WebhookEndpointRow, body: EndpointPatch): EndpointIn {
  const { id: _id, createdAt: _createdAt, eventTypes: _types, throttleRate: _rate, ...before } = destinationOut(row);
  const types = "eventTypes" in body ? body.eventTypes : body.filterTypes;
  const rate = "throttleRate" in body ? body.throttleRate : body.rateLimit;
  return {
    ...before,
    ...body,
    url: body.url ?? row.url,
    eventTypes: undefined,
    throttleRate: undefined,
    filterTypes: types === undefined ? before.filterTypes : types,
    rateLimit: rate === undefined ? before.rateLimit : rate,
  };
}

/**
 * Checks rules that the schema cannot express: TLS, allowed addresses, and existing event types. An archived type may
 * stay in a filter that held it before.
 */
export async function checkRules(
  { database, endpointRules, token, workspace }: ManagementContext,
  { url, filterTypes, eventTypes }: EndpointIn,
  before: readonly string[] | null = null,
): Promise<void> {
  const { enforceHttps } = await readSettings(database.query, workspace);
  const refusal = await endpointRules.refusal(url, enforceHttps);
  if (refusal !== undefined) throw invalidValue(["body", "url"], refusal.text, `value_error.${refusal.code}`);
  const wanted = (eventTypes ?? filterTypes ?? []).filter((type) => !before?.includes(type));
  if (wanted.length === 0) return;
  const known = await database.query
    .selectFrom("webhook_event_types")
    .select("name")
    .where("workspace_id", "=", token.workspace_id)
    .where("archived", "=", 0)
    .where(database.among("name", wanted))
    .execute();
  const unknown = wanted.filter((type) => !known.some(({ name }) => name === type));
  const field = eventTypes ? "eventTypes" : "filterTypes";
  if (unknown.length > 0)
    throw invalidValue(["body", field], `There is no event type ${unknown.join(", ")}; create it first`);
}
