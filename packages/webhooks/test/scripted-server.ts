// A real HTTP server that sends scripted answers and records its requests.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Script {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Closes the connection instead of answering. */
  hangUp?: true;
  /** Never answers. */
  silent?: true;
}

export interface ScriptedServer {
  url: string;
  asked: Asked[];
  /** The next answers, one per request; afterwards `{}` with status 200. */
  answer(...scripts: Script[]): void;
  /** Clears the requests, and the answers that were not sent. */
  forget(): void;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const asked: Asked[] = [];
  const scripts: Script[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      const { status = 200, json = {}, text, headers = {}, hangUp, silent } = scripts.shift() ?? {};
      if (hangUp) return void response.destroy();
      if (silent) return;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(status === 204 ? undefined : (text ?? JSON.stringify(json)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (...more) => void scripts.push(...more),
    forget() {
      asked.length = 0;
      scripts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
