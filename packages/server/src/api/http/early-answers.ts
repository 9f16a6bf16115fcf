// Answers requests before they reach the APIs: Node's own refusals, in the same envelope as all others.
import { randomUUID } from "node:crypto";
import { type Server as HttpServer, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { lastAnswer, Refusal } from "../../base/errors.ts";
import { corsHeaders } from "./cors.ts";

export interface EarlyAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes an answer in the shapes of both APIs, because the intended API is unknown: `error` for the platform API, `code`
 * and `detail` for the management API.
 */
export function earlyAnswer({ status, type, message, details }: Refusal): EarlyAnswer {
  const request_id = randomUUID();
  const error = { type, message, request_id };
  return {
    status,
    body: JSON.stringify({ ok: false, error, code: type, detail: message }),
    headers: {
      ...corsHeaders(null, request_id),
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...details.headers,
    },
  };
}

/** Makes the server answer requests that Node would refuse without a body. */
export function answerEarly(http: HttpServer): void {
  /** Pending answers of each connection. */
  const waiting = new WeakMap<Duplex, Set<ServerResponse>>();
  http.prependListener("request", (request, response) => {
    const answers = waiting.get(request.socket) ?? new Set();
    waiting.set(request.socket, answers.add(response));
    response.once("close", () => answers.delete(response));
  });
  const refused = new WeakSet<Duplex>();
  http.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The rest of a refused request cannot be parsed either. It is read and dropped until the connection ends.
    if (refused.has(socket)) return;
    refused.add(socket);
    const answers = [...(waiting.get(socket) ?? [])];
    const isFree = answers.length === 0 || (answers.length === 1 && isWithoutAnswer(answers[0]));
    if (!socket.writable || !isFree || error.code === "ECONNRESET") return void socket.destroy();
    end(socket, earlyAnswer(refusalOf(error)));
  });
  http.on("checkExpectation", (_, response: ServerResponse) => {
    const { status, headers, body } = earlyAnswer(unmetExpectation);
    response.writeHead(status, headers).end(body);
  });
  http.on("connect", (_, socket) => end(socket, earlyAnswer(noTunnel)));
}

/**
 * Whether the pending answer belongs to the incomplete request and has not begun. Otherwise the client would take the
 * refusal for the answer of another request, or for a part of it.
 */
const isWithoutAnswer = (answer: ServerResponse | undefined): boolean =>
  answer?.headersSent === false && !answer.req.complete;

/** Time for which the rest of a refused request is read. Cutting the connection earlier would lose the answer. */
const restMs = 1000;

function end(socket: Duplex, { status, headers, body }: EarlyAnswer): void {
  const lines = Object.entries({ ...headers, ...lastAnswer, "content-length": Buffer.byteLength(body) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  socket.on("error", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), restMs).unref();
}

const unmetExpectation = new Refusal(
  417,
  "expectation_failed",
  "This server meets no expectation but 100-continue. Leave the Expect header out.",
  { headers: lastAnswer },
);
const noTunnel = new Refusal(
  405,
  "method_not_allowed",
  "This server opens no tunnels. Ask it directly, without CONNECT.",
);

/** Refusal with Node's reason for a request that it could not parse, and a remedy. */
function refusalOf({ code = "", ...error }: NodeJS.ErrnoException & { rawPacket?: Buffer; reason?: string }): Refusal {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return tooLongHead();
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new Refusal(
        413,
        "payload_too_large",
        "The chunks of this body have extensions that are too long. Send none.",
      );
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new Refusal(408, "request_timeout", "The request did not arrive in time. Send it again, as a whole.");
    default:
      return error.rawPacket?.[0] === tlsHandshake ? notTls : unreadableRequest(error.reason ?? "");
  }
}

const tlsHandshake = 0x16;
const notTls = new Refusal(
  400,
  "bad_request",
  "This port speaks http, and the request began with TLS. Use an http address.",
);

/** @param why - Reason of the parser or the adapter, which quotes nothing of the request. */
export const unreadableRequest = (why: string): Refusal =>
  new Refusal(
    400,
    "bad_request",
    `This is no HTTP request that can be read${why === "" ? "" : ` (${why.replace(/\.$/, "")})`}. ` +
      "Check its address, its Host and the other headers, and what a proxy makes of them.",
    { headers: lastAnswer },
  );

export const tooLongHead = (): Refusal =>
  new Refusal(
    431,
    "request_header_fields_too_large",
    `The headers may be ${longestHeadersBytes} bytes long, and the address ${longestAddressBytes}. ` +
      "Send long lists in a JSON body: every call takes POST.",
    { headers: lastAnswer },
  );

/** Longest headers in total. */
export const longestHeadersBytes = 65_536;
/** Longest address. Clients put all ids of a list into it; 1,350 of them fill 64 kB. */
export const longestAddressBytes = 262_144;
