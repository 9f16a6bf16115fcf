// The webhook-management API over HTTP: match the row → who asks → parse → handler → JSON. Errors are JSON too, always.
import type { IncomingMessage } from "node:http";
import { type ManagementCall, managementPrefix } from "@mortise/contract";
import type { z } from "zod";
import { iso } from "../../base/clock.ts";
import { pageOf } from "../connect/guard.ts";
import type { Tx } from "../../base/db/database.ts";
import { type AcceptTogether, createAcceptTogether } from "../../webhooks/delivery/messages/accept-together.ts";
import { Existing, type ManagementContext } from "../management/context.ts";
import { createFindApplication, type FindApplication } from "../management/request/find-application.ts";
import { answerOnce, type WireAnswer } from "../management/request/idempotency.ts";
import { readQuery } from "../management/request/query.ts";
import { invalidValue, invalidBy, ManagementRefusal } from "../management/request/refusals.ts";
import { readBody } from "../management/request/request-body.ts";
import { type AnyHandler, findRoute } from "../management/request/routes.ts";
import { createWhoAsks, type TellWhoAsks, type WhoAsks } from "../management/request/who-asks.ts";
import { createSeal, type Seal } from "../../base/secrets/sealed-text.ts";
import type { HttpServices } from "./http-services.ts";
import type { AnswerHeaders } from "./cors.ts";
import { type Answered, answerCall, type Envelope } from "./edge.ts";
import { workspaceNow } from "../../base/workspace-time.ts";

/** Answers every request below the API's prefix. Returns `undefined` for others. */
export function managementFetch(
  services: HttpServices,
): (request: Request, incoming?: IncomingMessage) => Promise<Response> | undefined {
  const { database, secret } = services;
  const tools: Tools = {
    seal: createSeal(secret),
    whoAsks: createWhoAsks(services),
    findApplication: createFindApplication(database),
    accept: createAcceptTogether(database),
  };
  return (request, incoming) => {
    const url = new URL(request.url);
    // Old clients join an address that ends with a slash and a path that starts with one (webhook-api §1).
    const pathname = url.pathname.replace(/^\/+/, "/");
    if (pathname !== managementPrefix && !pathname.startsWith(`${managementPrefix}/`)) return undefined;
    const path = pathname.slice(managementPrefix.length);
    const asked = { request, call: callAt(request.method, path) };
    return answerCall(services, envelope, asked, () => carryOut(services, tools, { request, incoming, url, path }));
  };
}

interface Tools {
  seal: Seal;
  whoAsks: TellWhoAsks;
  findApplication: FindApplication;
  accept: AcceptTogether;
}

interface Asked {
  request: Request;
  /** Node's own request, from which the body is read much faster than as a web stream. */
  incoming: IncomingMessage | undefined;
  url: URL;
  /** Path after the prefix. */
  path: string;
}

/** Path of the row, with placeholders for ids; `"unknown"` if no row matches. */
function callAt(method: string, path: string): string {
  try {
    return findRoute(method, path).route.row.path;
  } catch {
    return "unknown";
  }
}

async function carryOut(
  services: HttpServices,
  tools: Tools,
  { request, incoming, url, path }: Asked,
): Promise<Answered> {
  const { status, body, isReplayed } = await handled(services, tools, { request, incoming, url, path });
  return {
    status,
    body: request.method === "HEAD" ? "" : body,
    headers: isReplayed ? { [replayedHeader]: "true" } : {},
  };
}

async function handled(
  services: HttpServices,
  tools: Tools,
  { request, incoming, url, path }: Asked,
): Promise<WireAnswer> {
  const { route, params } = findRoute(request.method, path);
  const { row, handler } = route;
  const authorization = request.headers.get("authorization");
  const asker = row.auth === "none" ? undefined : await tools.whoAsks(authorization, row.auth);
  refuseUnknown(row, Object.fromEntries(url.searchParams), "query");
  const asked = {
    params: parsed(row.params, params, "path"),
    query: parsed(row.query, readQuery(url.searchParams, row.query), "query"),
    ...(await bodyOf(row, request, incoming ?? (request.body as AsyncIterable<Uint8Array> | null))),
  };
  const context = contextOf(services, tools, asker, { reached: url.origin, request });
  // A stored answer belongs to a token. Calls without one ignore the key, because they change nothing.
  const key = request.method === "POST" && asker ? request.headers.get("idempotency-key") : null;
  // An empty key counts as none. Otherwise a second message would get the answer of the first, and never be sent.
  if (!key) return runHandler(row, handler, context, asked);
  const parts = [key, authorization ?? "", path.replace(/\/$/, ""), url.search];
  const { database } = services;
  return answerOnce({ database, seal: tools.seal, parts, text: asked.text, now: context.now }, (keep) => {
    const keepAnswer = (tx: Tx, given?: object) =>
      keep(tx, { status: row.status, body: given ? JSON.stringify(given) : "" });
    return runHandler(row, handler, { ...context, keepAnswer }, asked);
  });
}

async function runHandler(
  row: ManagementCall,
  handler: AnyHandler,
  context: ManagementContext,
  asked: object,
): Promise<WireAnswer> {
  const given = await handler(context, asked as never);
  const isExisting = given instanceof Existing;
  const status = isExisting ? (row.existing ?? row.status) : row.status;
  return { status, body: row.result === null ? "" : JSON.stringify(isExisting ? given.answer : given) };
}

/** Header of an answer that belongs to an earlier request with the same idempotency key. */
const replayedHeader = "idempotency-replayed";

async function bodyOf(
  row: ManagementCall,
  { headers }: Request,
  source: AsyncIterable<Uint8Array> | null,
): Promise<{ body: unknown; text: string }> {
  const schema = row.body;
  if (schema === null) return { body: undefined, text: "" };
  const { text, value } = await readBody(source, headers.get("content-encoding"));
  if (value === undefined) throw invalidValue(["body"], "field required", "value_error.missing");
  refuseUnknown(row, value, "body");
  return { body: parsed(schema, value, "body"), text };
}

/**
 * Refuses parameters that this service does not support and that would change the result.
 * @throws 422 for a parameter in {@link ManagementCall.refuses}.
 */
function refuseUnknown({ refuses }: ManagementCall, value: unknown, place: "query" | "body"): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, why] of Object.entries(refuses))
    if (!asksForNothing((value as Record<string, unknown>)[name]))
      throw invalidValue([place, name], `${why}.`, "value_error.not_offered");
}

const asksForNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === "" ||
  value === "false" ||
  (typeof value === "object" && Object.keys(value).length === 0);

function parsed(schema: z.ZodType, value: unknown, place: "path" | "query" | "body"): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidBy(result.error, place, value);
}

/**
 * Makes the context of a handler. `asker` is `undefined` for calls with `auth: "none"`, whose handlers use no
 * workspace.
 */
function contextOf(
  services: HttpServices,
  tools: Tools,
  asker: WhoAsks | undefined,
  { reached, request }: { reached: string; request: Request },
): ManagementContext {
  const { database, clock, log, endpointRules, publicUrl } = services;
  const origin = publicUrl ?? reached;
  const page = pageOf(request.headers.get("origin"));
  const now = () => workspaceNow(clock, asker?.workspace);
  return {
    ...(asker as WhoAsks),
    ...tools,
    database,
    clock,
    log,
    endpointRules,
    origin,
    page: page === origin ? null : page,
    now,
    moment: () => iso(now()),
  };
}

/** Envelope of the API (webhook-api §6). */
const envelope: Envelope = {
  api: "webhooks",
  contentType: "application/json",
  preflightStatus: 204,
  headersOf: (request) => corsHeaders(request),
  refusalIn: (error) => (error instanceof ManagementRefusal ? refusalOf(error) : undefined),
  failureIn: ({ code, message: detail, headers }) =>
    refusalOf(new ManagementRefusal(code === "service_unavailable" ? 503 : 500, { code, detail }, headers)),
};

const refusalOf = ({ status, body, headers }: ManagementRefusal): Answered => ({
  status,
  body: JSON.stringify(body),
  headers,
});

/**
 * CORS headers. Pages of any origin may call the API, because tokens travel in a header, never in cookies (webhook-api
 * §4, CORS).
 */
const corsHeaders = ({ headers }: Request): AnswerHeaders => ({
  "access-control-allow-origin": headers.get("origin") ?? "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": headers.get("access-control-request-headers") ?? "*",
  "access-control-expose-headers": `retry-after, ${replayedHeader}`,
  "access-control-max-age": "600",
  vary: "origin, access-control-request-headers",
});
