// The platform API over HTTP: match the row → check the method → authenticate → parse → handler → envelope. Handlers
// see no Request.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { anyone, type Call, type CallTable, isCall, isReading, type Method } from "@mortise/contract";
import type { Context as HonoContext } from "hono";
import { HTTPException } from "hono/http-exception";
import { authenticateRequest } from "../../doors/access/auth.ts";
import { type CallContext, createContext } from "../call-context.ts";
import type { Asker } from "../../doors/context.ts";
import type { Env } from "../hono-env.ts";
import { pageOf } from "../connect/guard.ts";
import { isForPerson, sorryPage } from "../connect/sorry-page.ts";
import { callPaths } from "./call-path.ts";
import { type AnswerHeaders, corsHeaders } from "./cors.ts";
import { OutcomeUnknownError } from "../../base/db/engines/outcome-unknown.ts";
import { type Answered, answerCall, type Asking, type Envelope, refuseRequest as refuseIn } from "./edge.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import { DriverError } from "../../driver/driver.ts";
import { badRequest, forbidden, Refusal, wrongMethod } from "../../base/errors.ts";
import { writeJson } from "../../base/text/json-text.ts";
import { applyNetworkFault } from "./network-fault.ts";
import { readJsonBody } from "./request-body.ts";
import { type InputParser, inputParser } from "./request-input.ts";
import type { HttpServices } from "./http-services.ts";
import { tooLate } from "./stood-still.ts";

/** Handler of any row. Its types are checked where it is defined. */
type AnyHandler = (context: CallContext, input: never) => unknown;
interface HandlerTable {
  readonly [name: string]: AnyHandler | HandlerTable;
}

interface Route {
  row: Call;
  parse: InputParser;
  handler: AnyHandler;
}

/** Answers the rows of these tables. Returns `undefined` for other requests. */
export function platformFetch(
  services: HttpServices,
  parts: readonly { table: CallTable; handlers: HandlerTable }[],
): (request: Request, incoming?: IncomingMessage) => Promise<Response> | undefined {
  const routes = Map.groupBy(
    parts.flatMap(({ table, handlers }) => routesOf(table, handlers)),
    ({ row }) => row.path as string,
  );
  const pathOf = callPaths(...parts.map(({ table }) => table));
  return (request, incoming) => {
    const all = routes.get(pathOf(request));
    return all && answer(services, all, { request, incoming });
  };
}

function routesOf(table: CallTable, handlers: HandlerTable): Route[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    const handler = handlers[name];
    if (!isCall(entry)) return routesOf(entry, (handler ?? {}) as HandlerTable);
    if (typeof handler !== "function") throw new Error(`The call ${entry.path} has no handler.`);
    return [{ row: entry, parse: inputParser(entry), handler }];
  });
}

interface Asked {
  request: Request;
  /** Node's own request; `undefined` if it did not come over a socket. */
  incoming: IncomingMessage | undefined;
}

async function answer(services: HttpServices, routes: readonly Route[], asked: Asked): Promise<Response> {
  const { request } = asked;
  const call = routes[0]?.row.path ?? "";
  const response = await answerCall(services, envelope, { request, call }, (asking) =>
    carryOut(services, routes, asked, asking),
  );
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function carryOut(
  services: HttpServices,
  routes: readonly Route[],
  { request, incoming }: Asked,
  { request_id }: Asking,
): Promise<Answered | Response> {
  const url = new URL(request.url);
  const origin = services.publicUrl ?? url.origin;
  const { row, parse, handler } = routeFor(routes, request.method);
  const asker = await authenticateRequest(services, request.headers, row.auth).catch((error: unknown) => {
    throw adaptError(row, error);
  });
  // The sandbox's controls pass a simulated network fault, because one of them ends it.
  const isControl = row.path.startsWith("/sandbox/");
  const sender = await senderOf(services, asker, request.headers);
  const fault = isControl ? undefined : await applyNetworkFault(sender, incoming);
  if (fault) return fault;
  if (asker.session?.is_read_only && !isReading(row)) throw onlyReads();
  if (needsWorkspace(row, asker))
    throw badRequest("missing_workspace_id", "An access token needs the Seam-Workspace header.");
  const input = parse(queryOf(url, row, request.headers), await readJsonBody(request, incoming));
  if (isCommand(row)) {
    if (services.pulse.hasStoodStill()) throw tooLate();
    if (hasHungUp(request, incoming)) throw hungUp();
  }
  const page = pageOf(request.headers.get("origin"));
  const context = createContext(services, asker, { origin, page, sender, request_id });
  const fields = (await handled(handler, context, input)) as Record<string, unknown>;
  return { status: 200, body: writeJson({ ...fields, ok: true }, origin) };
}

const onlyReads = () =>
  forbidden("client_session_is_read_only", "This client session may only read. Ask for one without read_only.");

/** Whether a call commands a device. Commands are dropped when the client has disconnected. */
const isCommand = ({ settles }: Call): boolean => settles !== undefined;

const hasHungUp = ({ signal }: Request, incoming: IncomingMessage | undefined): boolean =>
  signal.aborted || incoming?.socket?.destroyed === true;

/** Refusal for a client that has disconnected. Nobody receives it; it only keeps the log clean. */
const hungUp = () => badRequest("invalid_input", "The caller hung up before the command was begun.");

/**
 * Adapts an error to its call: only `get_or_create` answers 400 instead of 401 without a credential (platform-api
 * §1.9).
 */
function adaptError({ path }: Call, error: unknown): unknown {
  const isMissing = error instanceof Refusal && error.type === "publishable_key_header_required";
  return isMissing && path === "/client_sessions/get_or_create" ? badRequest(error.type, error.message) : error;
}

/**
 * Runs the handler. If its resource is deleted meanwhile, the transaction is rolled back, and a second run answers "not
 * found".
 */
async function handled(handler: AnyHandler, context: CallContext, input: object): Promise<unknown> {
  try {
    return await handler(context, input as never);
  } catch (error) {
    if (context.hasKept() && context.database.isUnavailable(error)) throw new OutcomeUnknownError(error);
    const isGone = error instanceof DriverError && error.fault === "gone";
    if (!isGone && !context.database.isForeignKeyViolation(error)) throw error;
    return handler(context, input as never);
  }
}

/**
 * Workspace of an open call, for its catalogue and its simulated network. Clients send their credential with open calls
 * too. A call with an invalid credential is answered as if it had none.
 */
async function senderOf(
  services: HttpServices,
  { kind, workspace }: Asker,
  headers: Headers,
): Promise<WorkspaceRow | undefined> {
  if (kind !== "none") return workspace;
  const asker = await authenticateRequest(services, headers, anyone).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return asker?.workspace;
}

/**
 * Adds the user's key from a header to the query. Calls that create a client session may name its user in a header
 * (platform-api §1.2).
 */
function queryOf({ searchParams }: URL, { auth }: Call, headers: Headers): URLSearchParams {
  const user = headers.get("user-identifier-key") ?? headers.get("seam-user-identifier-key");
  if (user !== null && auth.includes("publishable_key") && !searchParams.has("user_identifier_key"))
    searchParams.set("user_identifier_key", user);
  return searchParams;
}

/** Finds the route of a method. Two rows may share a path (`PUT` and `POST /client_sessions/create`). */
function routeFor(routes: readonly Route[], method: string): Route {
  const wanted = (method === "HEAD" ? "GET" : method) as Method;
  const route = routes.find(({ row }) => row.accepts.includes(wanted));
  if (route) return route;
  const allow = [...new Set(routes.flatMap(({ row }) => row.accepts))].join(", ");
  throw wrongMethod(allow, method);
}

/** Calls without a workspace, which list an owner's workspaces or make one. */
const ofNoWorkspace: ReadonlySet<string> = new Set(["/workspaces/list", "/workspaces/create"]);

const needsWorkspace = (row: Call, asker: Asker): boolean =>
  asker.kind === "access_token" && asker.workspace === undefined && !ofNoWorkspace.has(row.path);

/** Answers an error outside of calls: a person gets a page, a program the envelope. */
export async function brokenPage(services: HttpServices, error: Error, c: HonoContext<Env>): Promise<Response> {
  const request_id = randomUUID();
  const headers = corsHeaders(c.req.header("origin") ?? null, request_id);
  const refused = refusePlatformRequest(services, ours(error), request_id, headers);
  return isForPerson(c.req.raw) ? sorryPage(c.req.raw, refused.status, new Headers(refused.headers)) : refused;
}

/** Converts refusals of the framework itself. */
const ours = (error: Error): Error =>
  error instanceof HTTPException
    ? new Refusal(error.status, "bad_request", error.message || "The request could not be read.")
    : error;

/** Makes a refusal of the platform API, for requests beside its calls. */
export const refusePlatformRequest = (
  services: Pick<HttpServices, "log" | "database">,
  error: unknown,
  request_id: string,
  headers: AnswerHeaders,
): Response => refuseIn(services, envelope, error, { request_id, headers });

/** Envelope of the API (platform-api §1.7). */
const envelope: Envelope = {
  api: "platform",
  contentType: "application/json; charset=utf-8",
  preflightStatus: 200,
  headersOf: (request, request_id) => corsHeaders(request.headers.get("origin"), request_id),
  refusalIn: (error, request_id) => (error instanceof Refusal ? refusalOf(error, request_id) : undefined),
  failureIn({ code, message, headers = {} }, request_id) {
    const type = code === "server_error" ? "internal_server_error" : code;
    return refusalOf(new Refusal(code === "service_unavailable" ? 503 : 500, type, message, { headers }), request_id);
  },
};

function refusalOf({ status, type, message, details }: Refusal, request_id: string): Answered {
  const { data, validation_errors, headers } = details;
  const error = { type, message, data, validation_errors, request_id };
  return { status, headers, body: JSON.stringify({ ok: false, error }) };
}
