// Serves `GET /metrics` on an address of its own, so that callers of the API do not see it.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { isMetricsName } from "../own-name.ts";
import { reasonOf } from "../text/reason.ts";
import { SettingsError } from "../settings-error.ts";
import type { ReadableMetrics } from "./prometheus.ts";
import { answerUnread, plainHeaders } from "./unread-requests.ts";

export interface MetricsAddress {
  host: string;
  port: number;
}

interface MetricsListening {
  url: string;
  close(): Promise<void>;
}

interface Listening extends MetricsAddress {
  /** Public address of the server. @default none */
  publicUrl?: string | undefined;
}

/** @throws SettingsError if it cannot listen there */
export async function listenForMetrics(
  { host, port, publicUrl }: Listening,
  metrics: ReadableMetrics,
): Promise<MetricsListening> {
  const own = { host, publicUrl };
  // Node would refuse a request without a host with an empty answer.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const say = (status: number, text: string, type = plainHeaders["content-type"]) =>
      void response.writeHead(status, { ...plainHeaders, "content-type": type }).end(text);
    if (request.httpVersion === "1.1" && request.headers.host === undefined) return say(400, noHost);
    if (request.method !== "GET" || pathOf(request) !== "/metrics") return say(404, "Only GET /metrics is here.\n");
    if (!isMetricsName(nameIn(request), own)) return say(403, notOurName);
    metrics.read().then(
      (text) => say(200, text, metrics.contentType),
      (error: unknown) => say(500, `${reasonOf(error)}\n`),
    );
  });
  answerUnread(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new SettingsError(`MORTISE_METRICS: ${host}:${port} cannot be listened on (${error.code ?? error.message}).`, {
          cause: error,
        }),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const shown = typeof address === "object" && address ? address.port : port;
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${shown}/metrics`, close: () => closed(server) };
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Path of a request, whose address may be invalid. */
const pathOf = ({ url = "" }: IncomingMessage): string =>
  (/^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, "") : url).replace(/[?#].*$/s, "");

/** Host name of a request. One without `Host` comes from no browser, and counts as one for this machine. */
const nameIn = ({ headers: { host } }: IncomingMessage): string => (host || "localhost").replace(/:\d*$/, "");

const noHost = "This request names no host. Send a Host header.\n";
const notOurName =
  "The metrics are told under this machine's addresses, PUBLIC_URL and names of private networks only, and this request " +
  "names another host. Ask by address, or set PUBLIC_URL to the name.\n";
