// Sends a request with its headers, retries it, and reads its answer. Only this file calls fetch.
import { ApiException, apiException, ConnectionError } from "./errors.ts";
import { moments, opaque } from "./generated/calls.ts";
import { userAgent } from "./generated/user-agent.ts";

export interface TransportOptions {
  /** Maximum retries when the server fails (status 500 and above) or cannot be reached. @default 2 */
  numRetries?: number | undefined;
  /** Function that sends requests. @default the runtime's `fetch` */
  fetch?: typeof globalThis.fetch | undefined;
  /** Resolves after a time in milliseconds. Replace it to test retries without real waits. @default a timer */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
}

interface Exchange {
  /** Name of the call for error messages, such as `application.get`. */
  call: string;
  method: string;
  path: string;
  body: unknown;
  token: string | undefined;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  /** Error statuses that the call documents. */
  known: readonly number[];
}

/** Resolves to the answer, or to `undefined` if it has no body. */
export type SendRequest = (exchange: Exchange) => Promise<unknown>;

const firstPauseMs = 50;
const defaultRetries = 2;

export function createTransport(
  serverUrl: string,
  {
    numRetries = defaultRetries,
    fetch = (url, init) => globalThis.fetch(url, init),
    wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }: TransportOptions,
): SendRequest {
  const base = `${serverUrl}/api/v1`;

  return async ({ call, method, path, body, token, idempotencyKey, signal, known }) => {
    const headers: Record<string, string> = {
      accept: "application/json, */*;q=0.8",
      "user-agent": userAgent,
      "svix-req-id": String(Math.floor(Math.random() * 2 ** 32)),
    };
    if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
    if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
    // Redirects are not followed, because that would turn a POST into a GET. They are reported as an unknown status.
    const init: RequestInit = { method, headers, redirect: "manual", signal: signal ?? null };
    if (body !== undefined) {
      headers["content-type"] = "application/json";
      init.body = JSON.stringify(body);
    }
    for (let retry = 0; ; retry++) {
      if (retry > 0) headers["svix-retry-count"] = String(retry);
      try {
        const response = await fetch(base + path, init);
        const text = await response.text();
        if (response.ok) return parse(response.status, text, call);
        if (response.status < 500 || retry >= numRetries) throw apiException(response.status, text, known, call);
      } catch (cause) {
        signal?.throwIfAborted();
        if (cause instanceof ApiException) throw cause;
        if (retry >= numRetries)
          throw new ConnectionError(`No answer from ${base} to ${call}. Check the address and the connection.`, {
            cause,
          });
      }
      await untilAborted(wait(firstPauseMs * 2 ** retry), signal);
      signal?.throwIfAborted();
    }
  };
}

/**
 * Waits for the pause, or until the signal aborts. Removes its listener, because one signal may serve a program for as
 * long as it runs.
 */
async function untilAborted(pause: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) =>
    signal?.addEventListener("abort", () => resolve(), { signal: over.signal }),
  );
  await Promise.race([pause, aborted]).finally(() => over.abort());
}

function parse(status: number, text: string, call: string): unknown {
  if (text === "") return undefined;
  try {
    return withDates(JSON.parse(text));
  } catch {
    throw new ApiException(status, text, call);
  }
}

/** Converts timestamps to `Date`. Values that callers stored themselves, such as payloads, stay as they are. */
function withDates(value: unknown, name = ""): unknown {
  if (opaque.has(name) || value === null) return value;
  if (typeof value === "string") return moments.has(name) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map((item) => withDates(item, name));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part, key)]));
}
