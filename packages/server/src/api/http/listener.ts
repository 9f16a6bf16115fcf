// Creates the HTTP server. Node's requests become fetch requests, and responses are converted back. Requests that
// cannot be read, or whose head is too long, are refused here.
import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { reasonOf } from "../../base/text/reason.ts";
import { Refusal } from "../../base/errors.ts";
import { answerEarly, earlyAnswer, unreadableRequest } from "./early-answers.ts";
import { longestHeadBytes, refuseLongHead } from "./head-limits.ts";

/**
 * Milliseconds for which an idle connection stays open. Proxies close theirs earlier (Caddy after 2 minutes, some load
 * balancers after 10). If the server closed a connection while a proxy sends a request on it, the proxy would answer
 * 502.
 */
const idleMs = 660_000;

type Fetch = (request: Request, env: { incoming: IncomingMessage }) => Promise<Response>;

/** @param lookEveryMs - Interval of checks for requests that do not arrive in time. @default Node's, half a minute */
export function createListener(fetch: Fetch, log: (message: string) => void, lookEveryMs?: number): HttpServer {
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      refuseLongHead(incoming);
      return fetch(request, { incoming });
    },
    { errorHandler: (error) => answerTo(error, log) },
  );
  // The adapter refuses a request without a Host, and its refusal gets the usual envelope.
  const options = {
    maxHeaderSize: longestHeadBytes,
    keepAliveTimeout: idleMs,
    requireHostHeader: false,
    ...(lookEveryMs !== undefined && { connectionsCheckingInterval: lookEveryMs }),
  };
  const http = createServer(options, (incoming, outgoing) => void listener(incoming, outgoing));
  answerEarly(http);
  return http;
}

function answerTo(error: unknown, log: (message: string) => void): Response {
  const { status, headers, body } = earlyAnswer(refusalOf(error));
  if (status >= 500) log(`Request ${headers["seam-request-id"]} failed: ${reasonOf(error)}`);
  return new Response(body, { status, headers });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RequestError) return unreadableRequest(error.message);
  return new Refusal(
    500,
    "internal_server_error",
    "Something went wrong on the server. Its log has the details under this request id.",
  );
}
