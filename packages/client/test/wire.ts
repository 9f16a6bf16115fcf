// A real HTTP server that sends scripted replies and records its requests, and a clock that jumps instead of waiting.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Clock } from "../src/clock.ts";
import { Seam, type SeamOptions } from "../src/seam.ts";

interface Asked {
  method: string;
  /** Path and query, decoded. */
  url: string;
  headers: IncomingMessage["headers"];
  /** Parsed JSON; `undefined` without a body. */
  body: unknown;
}

/** A reply: a JSON body with status 200, or a function that writes the response. */
export type Reply = object | ((response: ServerResponse, request: IncomingMessage) => void);

interface Wire {
  endpoint: string;
  asked: Asked[];
}

/** Starts a server that sends these replies in turn, repeats the last one, and stops with the test. */
export async function startWire(...replies: Reply[]): Promise<Wire> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      text += chunk;
    });
    request.on("end", () => {
      const reply = replies[Math.min(asked.length, replies.length - 1)] ?? {};
      const { method = "", url = "", headers } = request;
      asked.push({ method, url: decodeURIComponent(url), headers, body: text === "" ? undefined : JSON.parse(text) });
      if (typeof reply === "function") reply(response, request);
      else json(200, reply)(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Returns a JSON reply of any status. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json", "seam-request-id": "request-1", ...headers });
    response.end(JSON.stringify(body));
  };

/** Returns an error reply in the API's envelope. */
export const refusal = (status: number, type: string, more: object = {}, headers: Record<string, string> = {}) =>
  json(status, { ok: false, error: { type, message: `Refused: ${type}`, ...more } }, headers);

/** Returns a reply of any other kind. */
export const raw =
  (status: number, body: string, type = "text/html") =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };

/** Cuts the connection before or within an answer. */
export const hangUp = (response: ServerResponse): void => {
  response.socket?.destroy();
};
export const hangUpMidway = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"devices":[');
  setImmediate(() => response.socket?.destroy());
};
/** Never answers. */
export const silence = (): void => undefined;

interface TestClock extends Clock {
  /** Requested pauses, in milliseconds. */
  pauses: number[];
}

/** Returns a clock that moves only by `sleep`, which returns at once. */
export function testClock(start = Date.UTC(2026, 5, 12, 9)): TestClock {
  let now = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      pauses.push(milliseconds);
      now += milliseconds;
    },
  };
}

export const apiKey = "seam_test1234_secretpartofthekey";
export const sessionToken = "seam_cst12345678_secretpartofthetoken";

/** Returns a client of a wire, with its own clock. */
export function clientOf({ endpoint }: Wire, options: SeamOptions = {}): { seam: Seam; clock: TestClock } {
  const clock = testClock();
  return {
    clock,
    seam: new Seam({
      endpoint,
      clock,
      ...(options.clientSessionToken ? {} : { apiKey }),
      workspaceId: null,
      ...options,
    }),
  };
}

/** Resolves to the error of a rejected promise. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error("It was expected to fail.");
    },
    (error: Error) => error,
  );
}
