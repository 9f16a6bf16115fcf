// `GET /metrics` on an address of its own: whoever may reach the API need not see how the server does.
import { createServer, type Server } from "node:http";
import { reasonOf } from "../text/reason.ts";
import { SettingsError } from "../settings.ts";
import type { ReadableMetrics } from "./prometheus.ts";

export interface MetricsAddress {
  host: string;
  port: number;
}

interface MetricsListening {
  url: string;
  close(): Promise<void>;
}

/** @throws SettingsError when it cannot listen there */
export async function listenForMetrics(
  { host, port }: MetricsAddress,
  metrics: ReadableMetrics,
): Promise<MetricsListening> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" && new URL(request.url ?? "/", "http://metrics").pathname === "/metrics";
    if (!isRead)
      return void response.writeHead(404, { "content-type": "text/plain" }).end("Only GET /metrics is here.\n");
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      (error: unknown) => response.writeHead(500, { "content-type": "text/plain" }).end(`${reasonOf(error)}\n`),
    );
  });
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
