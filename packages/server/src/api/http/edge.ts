// Common parts of both APIs: preflights, metrics, compression, JSON, and unexpected errors. Each API has an envelope
// for its own wire format, in `platform-http.ts` and `management-http.ts`.
import { randomUUID } from "node:crypto";
import { OutcomeUnknownError } from "../../base/db/engines/outcome-unknown.ts";
import { comeBack, databaseAway, outcomeUnknown } from "../../base/errors.ts";
import { UnreadableError } from "../../base/secrets/sealed-text.ts";
import { stackInSources } from "../../base/text/stack-in-sources.ts";
import type { AnswerHeaders } from "./cors.ts";
import type { HttpServices } from "./http-services.ts";
import { packedAnswer } from "./packing.ts";

export interface Answered {
  status: number;
  /** JSON; empty for none. */
  body: string;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** An unexpected error. Its message quotes the thrown value only if that is an UnreadableError. */
export interface Failure {
  code: "outcome_unknown" | "service_unavailable" | "server_error";
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** Wire format of one of the APIs. */
export interface Envelope {
  readonly api: "platform" | "webhooks";
  readonly contentType: string;
  readonly preflightStatus: number;
  /** Headers of every answer, including preflights and refusals. */
  headersOf(this: void, request: Request, request_id: string): AnswerHeaders;
  /** Makes the answer of a refusal; `undefined` for an unexpected error. */
  refusalIn(this: void, error: unknown, request_id: string): Answered | undefined;
  failureIn(this: void, failure: Failure, request_id: string): Answered;
}

/** A request, its id, and the headers of its answer. */
export interface Asking {
  request: Request;
  request_id: string;
  headers: AnswerHeaders;
}

/**
 * @param call - Name under which the request is counted, without ids.
 * @param work - May resolve to a finished Response.
 */
export async function answerCall(
  services: HttpServices,
  envelope: Envelope,
  { request, call }: { request: Request; call: string },
  work: (asking: Asking) => Promise<Answered | Response>,
): Promise<Response> {
  const request_id = randomUUID();
  const headers = envelope.headersOf(request, request_id);
  if (request.method === "OPTIONS") return new Response(null, { status: envelope.preflightStatus, headers });
  const began = performance.now();
  const response = await answered(services, envelope, { request, request_id, headers }, work);
  services.metrics.request(envelope.api, call, response.status, (performance.now() - began) / 1000);
  return response;
}

async function answered(
  services: HttpServices,
  envelope: Envelope,
  asking: Asking,
  work: (asking: Asking) => Promise<Answered | Response>,
): Promise<Response> {
  const { request, request_id, headers } = asking;
  try {
    const answer = await work(asking);
    if (answer instanceof Response) return withHeaders(answer, headers);
    const accept = request.headers.get("accept-encoding");
    const isPlain = !services.compress || answer.body === "";
    const sent = isPlain ? answer.body : await packedAnswer(answer.body, accept, headers);
    return send(envelope, { ...answer, sent }, headers);
  } catch (error) {
    return refuseRequest(services, envelope, error, { request_id, headers });
  }
}

/**
 * Makes the answer of a refusal or an unexpected error. Details of an unexpected error are only logged, apart from the
 * message of an UnreadableError.
 */
export function refuseRequest(
  services: Pick<HttpServices, "log" | "database">,
  envelope: Envelope,
  error: unknown,
  { request_id, headers }: Pick<Asking, "request_id" | "headers">,
): Response {
  const refused =
    envelope.refusalIn(error, request_id) ?? envelope.failureIn(failureOf(services, error, request_id), request_id);
  return send(envelope, { ...refused, sent: refused.body }, headers);
}

function failureOf(
  { log, database }: Pick<HttpServices, "log" | "database">,
  error: unknown,
  request_id: string,
): Failure {
  if (error instanceof OutcomeUnknownError) {
    log(`Request ${request_id} could not be answered: ${error.message}`);
    return { code: "outcome_unknown", message: outcomeUnknown };
  }
  if (database.isUnavailable(error)) {
    log(`Request ${request_id} could not be answered: ${databaseAway} (${String(error)})`);
    return { code: "service_unavailable", message: `${databaseAway} Try again in a moment.`, headers: comeBack };
  }
  if (error instanceof UnreadableError) {
    log(`Request ${request_id} could not be answered: ${error.message}`);
    return { code: "server_error", message: error.message };
  }
  log(`Request ${request_id} failed: ${error instanceof Error ? stackInSources(error) : String(error)}`);
  const message = `Something went wrong on the server. Its log has the details under the request id ${request_id}.`;
  return { code: "server_error", message };
}

function send(
  { contentType }: Envelope,
  { status, sent, headers: more }: Pick<Answered, "status" | "headers"> & { sent: string | Uint8Array },
  headers: AnswerHeaders,
): Response {
  Object.assign(headers, more);
  if (sent === "") return new Response(null, { status, headers });
  headers["content-type"] = contentType;
  headers["cache-control"] = "no-store";
  return new Response(sent as BodyInit, { status, headers });
}

function withHeaders(response: Response, headers: AnswerHeaders): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
