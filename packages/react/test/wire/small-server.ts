// A real HTTP server for Node tests that need an answer the platform would not give.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export interface SmallServer {
  readonly url: string;
  /** All requests so far. */
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** Starts a server that answers every request with the result of `respond`. */
export async function startSmallServer(respond: (asked: Asked) => Answer | Promise<Answer>): Promise<SmallServer> {
  const asked: Asked[] = [];
  const answer = async (response: ServerResponse, question: Asked) => {
    const { status = 200, body } = await respond(question);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const question: Asked = {
        method: request.method ?? "",
        path: new URL(request.url ?? "", "http://localhost").pathname,
        headers: request.headers,
        body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      asked.push(question);
      void answer(response, question);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
