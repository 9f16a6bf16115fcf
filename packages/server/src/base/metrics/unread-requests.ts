// Answers requests at the metrics' port that Node refuses without reading them, with a line of text.
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

export const plainHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

const tooLong = "The headers and the address are too long. Ask for GET /metrics.\n";
const late = "The request did not arrive in time. Send it again, as a whole.\n";
const unreadable = "This is no HTTP request that can be read. Ask for GET /metrics, by http.\n";

/** Time for which the rest of a refused request is read. Cutting the connection earlier would lose the answer. */
const restMs = 1000;

export function answerUnread(server: Server): void {
  const refused = new WeakSet<Duplex>();
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
    const [status, text] = refusalOf(code);
    const headers = { ...plainHeaders, connection: "close", "content-length": Buffer.byteLength(text) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on("error", () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`);
    socket.resume();
    setTimeout(() => socket.destroy(), restMs).unref();
  });
}

function refusalOf(code: string | undefined): [number, string] {
  if (code === "HPE_HEADER_OVERFLOW") return [431, tooLong];
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? [408, late] : [400, unreadable];
}
