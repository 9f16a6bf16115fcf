// The edge of both APIs: preflights, counts, packing, JSON, and errors that nobody foresaw. What differs on the wire is
// an envelope's; `platform-http.ts` and `management-http.ts` have one each.
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
  /** JSON; empty: none. */
  body: string;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** An error that no handler foresaw. Nothing of what was thrown is in the message. */
export interface Failure {
  code: "outcome_unknown" | "service_unavailable" | "server_error";
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** How one of the APIs says things. */
export interface Envelope {
  readonly api: "platform" | "webhooks";
  readonly contentType: string;
  readonly preflightStatus: number;
  /** Of every answer, preflights and refusals too. */
  headersOf(this: void, request: Request, request_id: string): AnswerHeaders;
  /** undefined: nobody foresaw the error. */
  refusalIn(this: void, error: unknown, request_id: string): Answered | undefined;
  failureIn(this: void, failure: Failure, request_id: string): Answered;
}

/** The request, and what is noted of it before it is answered. */
export interface Asking {
  request: Request;
  request_id: string;
  headers: AnswerHeaders;
}

/** @param call what the request is counted under: no id stands in it @param work resolves to a Response for one as it is */
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

/** The envelope of a refusal; of anything unforeseen only the request id leaves the process. */
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
