// The webhook-management API over HTTP: match the row → who asks → parse → handler → JSON. Errors are JSON too, always.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type ManagementCall, managementPrefix } from "@mortise/contract";
import type { z } from "zod";
import { iso } from "../clock.ts";
import type { Query } from "../db/database.ts";
import { OutcomeUnknownError } from "../db/outcome-unknown.ts";
import { type AcceptTogether, createAcceptTogether } from "../delivery/accept-together.ts";
import { comeBack, databaseAway, outcomeUnknown } from "../errors.ts";
import { Existing, type ManagementContext } from "../management/context.ts";
import { createFindApplication, type FindApplication } from "../management/find-application.ts";
import { once, type WireAnswer } from "../management/idempotency.ts";
import { readQuery } from "../management/query.ts";
import { broken, invalid, invalidBy, ManagementRefusal } from "../management/refusals.ts";
import { readBody } from "../management/request-body.ts";
import { type AnyHandler, findRoute } from "../management/routes.ts";
import { createWhoAsks, type TellWhoAsks, type WhoAsks } from "../management/who-asks.ts";
import { createSeal, type Seal, UnreadableError } from "../secrets/sealed-text.ts";
import type { Services } from "../services.ts";

/** Answers every request below the API's prefix; undefined for any other. */
export function managementFetch(services: Services): (request: Request, incoming?: IncomingMessage) => Promise<Response> | undefined {
  const { database, secret } = services;
  const tools: Tools = {
    seal: createSeal(secret),
    whoAsks: createWhoAsks(services),
    findApplication: createFindApplication(database),
    accept: createAcceptTogether(database),
  };
  return (request, incoming) => {
    const url = new URL(request.url);
    // Old clients join an address that ends in a slash and a path that begins with one as they stand (webhook-api §1).
    const pathname = url.pathname.replace(/^\/+/, "/");
    if (pathname !== managementPrefix && !pathname.startsWith(`${managementPrefix}/`)) return undefined;
    return answer(services, tools, { request, incoming, url, path: pathname.slice(managementPrefix.length) });
  };
}

interface Tools {
  seal: Seal;
  whoAsks: TellWhoAsks;
  findApplication: FindApplication;
  accept: AcceptTogether;
}

interface Asking {
  request: Request;
  /** Node's own request: to read the body from it costs a fraction of reading it as a web stream. */
  incoming: IncomingMessage | undefined;
  url: URL;
  /** What follows the prefix. */
  path: string;
}

async function answer(services: Services, tools: Tools, asking: Asking): Promise<Response> {
  const { request } = asking;
  const headers = corsHeaders(request);
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  try {
    const { status, body } = await carryOut(services, tools, asking);
    return respond(status, request.method === "HEAD" ? "" : body, headers);
  } catch (error) {
    const refusal = error instanceof ManagementRefusal ? error : unforeseen(services, error);
    for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value);
    return respond(refusal.status, JSON.stringify(refusal.body), headers);
  }
}

async function carryOut(services: Services, tools: Tools, { request, incoming, url, path }: Asking): Promise<WireAnswer> {
  const { route, params } = findRoute(request.method, path);
  const { row, handler } = route;
  const authorization = request.headers.get("authorization");
  const asker = row.auth === "none" ? undefined : await tools.whoAsks(authorization, row.auth);
  const asked = {
    params: parsed(row.params, params, "path"),
    query: parsed(row.query, readQuery(url.searchParams, row.query), "query"),
    ...(await bodyOf(row, incoming ?? (request.body as AsyncIterable<Uint8Array> | null))),
  };
  const context = contextOf(services, tools, asker, url.origin);
  // A kept answer belongs to a token. Calls without one ignore the key: they change nothing, and may run twice.
  const key = request.method === "POST" && asker ? request.headers.get("idempotency-key") : null;
  // An empty key counts as none: with it, a second message would be answered as if it were the first, and never be sent.
  if (!key) return runHandler(row, handler, context, asked);
  const parts = [key, authorization ?? "", path.replace(/\/$/, ""), url.search];
  return once({ database: services.database, seal: tools.seal, parts }, (keep) => {
    const keepAnswer = (tx: Query, given?: object) => keep(tx, { status: row.status, body: given ? JSON.stringify(given) : "" });
    return runHandler(row, handler, { ...context, keepAnswer }, asked);
  });
}

async function runHandler(row: ManagementCall, handler: AnyHandler, context: ManagementContext, asked: object): Promise<WireAnswer> {
  const given = await handler(context, asked as never);
  const isExisting = given instanceof Existing;
  const status = isExisting ? (row.existing ?? row.status) : row.status;
  return { status, body: row.result === null ? "" : JSON.stringify(isExisting ? given.answer : given) };
}

async function bodyOf(
  { body: schema }: ManagementCall,
  source: AsyncIterable<Uint8Array> | null,
): Promise<{ body: unknown; text: string }> {
  if (schema === null) return { body: undefined, text: "" };
  const { text, value } = await readBody(source);
  if (value === undefined) throw invalid(["body"], "field required", "value_error.missing");
  return { body: parsed(schema, value, "body"), text };
}

function parsed(schema: z.ZodType, value: unknown, place: "path" | "query" | "body"): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidBy(result.error, place, value);
}

/** `asker` is undefined for calls with `auth: "none"`: they touch no workspace, so their handlers do without its fields. */
function contextOf(services: Services, tools: Tools, asker: WhoAsks | undefined, origin: string): ManagementContext {
  const { database, clock, log, publicUrl } = services;
  const now = () => clock.now() + (asker?.workspace.clock_offset_ms ?? 0);
  return { ...(asker as WhoAsks), ...tools, database, clock, log, origin: publicUrl ?? origin, now, moment: () => iso(now()) };
}

function unforeseen({ log, database }: Services, error: unknown): ManagementRefusal {
  const id = randomUUID();
  if (error instanceof OutcomeUnknownError) {
    log(`Request ${id} could not be answered: ${error.message}`);
    return new ManagementRefusal(500, { code: "outcome_unknown", detail: outcomeUnknown });
  }
  if (database.isUnavailable(error)) {
    log(`Request ${id} could not be answered: ${databaseAway} (${String(error)})`);
    return new ManagementRefusal(503, { code: "service_unavailable", detail: `${databaseAway} Try again in a moment.` }, comeBack);
  }
  if (error instanceof UnreadableError) {
    log(`Request ${id} could not be answered: ${error.message}`);
    return broken(error.message);
  }
  log(`Request ${id} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const detail = `Something went wrong on the server. Its log has the details under ${id}.`;
  return new ManagementRefusal(500, { code: "server_error", detail });
}

/** Browsers of any origin may ask: tokens travel in a header, never in cookies (webhook-api §4, CORS). */
const corsHeaders = (request: Request) =>
  new Headers([
    ["access-control-allow-origin", request.headers.get("origin") ?? "*"],
    ["access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["access-control-allow-headers", request.headers.get("access-control-request-headers") ?? "*"],
    ["access-control-max-age", "600"],
    ["vary", "origin, access-control-request-headers"],
  ]);

function respond(status: number, body: string, headers: Headers): Response {
  if (body === "") return new Response(null, { status, headers });
  headers.set("content-type", "application/json");
  headers.set("cache-control", "no-store");
  return new Response(body, { status, headers });
}
