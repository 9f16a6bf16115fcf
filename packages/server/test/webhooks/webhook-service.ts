// A server with its own environment, its management client, and receivers with scripted answers.
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Mortise } from "@mortise/webhooks";
import type { ManualClock } from "../../src/base/clock.ts";
import { manualClock } from "../../src/base/clock.ts";
import type { Database } from "../../src/base/db/database.ts";
import { createWorkspace } from "../../src/base/db/workspaces.ts";
import type { WebhookOptions } from "../../src/webhooks/delivery/service.ts";
import type { Server } from "../../src/index.ts";
import { createOrganizationToken } from "../../src/api/management/tokens.ts";
import { noteSaid } from "../logs/watch.ts";
import { createWatchedServer } from "../logs/watched-server.ts";
import { resolveReserved } from "./resolve-reserved.ts";

export interface WebhookService {
  server: Server;
  clock: ManualClock;
  database: Database;
  workspace_id: string;
  api_key: string;
  token: string;
  mortise: Mortise;
  /** Returns the same server's client with another token. */
  as(token: string): Mortise;
  /** Sends one request below /api/v1 without the client. */
  ask(
    method: string,
    path: string,
    options?: { body?: unknown; text?: string; headers?: Record<string, string> },
  ): Promise<Response>;
  log: string[];
}

interface ServiceOptions extends WebhookOptions {
  clock?: ManualClock;
  isSandbox?: boolean;
}

const secret = new Uint8Array(32).fill(7);
const origin = "http://hooks.example";

/**
 * Starts the service. By default webhooks may go to loopback addresses, and retries come exactly when the schedule
 * says.
 */
export async function startWebhookService(database: Database, options: ServiceOptions = {}): Promise<WebhookService> {
  const { clock = manualClock(), isSandbox = true, ...webhooks } = options;
  const log: string[] = [];
  const server = await createWatchedServer({
    database,
    clock,
    secret,
    log: (line) => void log.push(line),
    webhooks: { allow: ["127.0.0.0/8"], random: () => 0.5, resolve: resolveReserved, ...webhooks },
  });
  const { workspace, api_key } = await database.transaction((tx) =>
    createWorkspace(tx, { name: "Hotel", created_at: new Date(clock.now()).toISOString(), is_sandbox: isSandbox }),
  );
  const { workspace_id } = workspace;
  const token = await createOrganizationToken(database.query, { workspace_id, now: clock.now() });
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    noteSaid(init?.body);
    return server.fetch(new Request(input, init));
  };
  const as = (other: string) => new Mortise(other, { serverUrl: origin, fetch, numRetries: 0 });
  return {
    server,
    clock,
    database,
    workspace_id,
    api_key,
    token,
    as,
    mortise: as(token),
    log,
    ask: (method, path, { body, text, headers = {} } = {}) =>
      fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
        ...(body !== undefined || text !== undefined ? { body: text ?? JSON.stringify(body) } : {}),
      }),
  };
}

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Answers requests from now on. */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received = { headers: request.headers, body: Buffer.concat(chunks).toString("utf8") };
      receiver.received.push(received);
      receiver.answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Returns an `answer` with this status. */
export const answering =
  (status: number, text = "") =>
  (response: ServerResponse): void =>
    void response.writeHead(status).end(text);
