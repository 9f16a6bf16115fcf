// Receives deliveries in any server: reads the raw body up to a limit, verifies it, drops duplicates and answers.
import { signatureHeaders } from "./header-bag.ts";
import { BodyConsumedError, BodyTooLargeError, type NodeRequest, readFetchBody, readNodeBody } from "./raw-body.ts";
import { recentIds, type SeenIds } from "./seen-ids.ts";
import { Webhook, type WebhookOptions, type WebhookSecret, WebhookVerificationError } from "./webhook.ts";

/** Part of Node's `ServerResponse` that the handler uses. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text?: string): unknown;
}

/** Verified message. */
export interface Delivery<Event = unknown> {
  /** Id of the message, the same in each delivery. */
  id: string;
  /** Time at which this delivery was sent. */
  timestamp: Date;
  /** Parsed body; `undefined` if it is empty or not JSON. It is not checked against `Event`. */
  event: Event;
}

export interface WebhookHandlerOptions<Event> extends WebhookOptions {
  /** Signing secret or secrets, as for {@link Webhook}. */
  secret: WebhookSecret | readonly WebhookSecret[];
  /** Handles one message. If it throws, the handler answers 500 and the sender tries again later. */
  onEvent: (delivery: Delivery<Event>) => unknown;
  /** Receives errors of `onEvent`, of `seen`, of reading a body and of writing a Node answer. @default console.error */
  onError?: ((error: unknown) => void) | undefined;
  /** Largest accepted body, in bytes. @default 1,000,000 */
  maxBodyBytes?: number | undefined;
  /** Ids of handled messages. A message that arrives again is answered but not handled again. @default the newest 10,000 ids of this process */
  seen?: SeenIds | undefined;
}

/** Resolves to the response of a Fetch-style request, or answers a Node request and resolves after the answer. */
export interface WebhookHandler {
  (request: Request): Promise<Response>;
  (request: NodeRequest, response: NodeResponse): Promise<void>;
}

interface Outcome {
  status: 204 | 400 | 405 | 413 | 500;
  code?: string;
  detail?: string;
}

const defaultMaxBodyBytes = 1_000_000;

/**
 * Creates a handler for `Bun.serve`, Deno, Workers, Hono or Next (`handler(request)`), and for `node:http` or Express
 * (`handler(request, response)`).
 *
 * The handler answers 204 to a handled or duplicate message, 400 if it does not verify, 405 to any method but POST, 413
 * if the body is too large, and 500 if `onEvent`, `seen` or reading the body fails.
 * @throws WebhookSecretError when the secret cannot be used
 */
export function webhookHandler<Event = unknown>(options: WebhookHandlerOptions<Event>): WebhookHandler {
  const {
    secret,
    onEvent,
    onError = console.error,
    maxBodyBytes = defaultMaxBodyBytes,
    seen = recentIds(),
    now,
  } = options;
  const webhook = new Webhook(secret, { now });
  const pending = new Map<string, Promise<Outcome>>();

  async function receive(
    method: string | undefined,
    headers: unknown,
    read: () => Promise<Uint8Array>,
  ): Promise<Outcome> {
    if (method !== "POST") return { status: 405, code: "method_not_allowed", detail: "Deliveries are sent by POST." };
    try {
      const event = webhook.verify(await read(), headers as never) as Event;
      const { id, timestamp } = signatureHeaders(headers) as { id: string; timestamp: string };
      const delivery = { id, timestamp: new Date(Number.parseInt(timestamp, 10) * 1000), event };
      // A message may arrive twice at the same time. The second delivery waits for the outcome of the first.
      const handled = pending.get(id) ?? handle(delivery).finally(() => pending.delete(id));
      pending.set(id, handled);
      return await handled;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return { status: 400, code: error.code, detail: error.message };
      if (error instanceof BodyTooLargeError)
        return { status: 413, code: "payload_too_large", detail: `The body is larger than ${maxBodyBytes} bytes.` };
      return failed(error instanceof BodyConsumedError ? new Error(consumed, { cause: error }) : error);
    }
  }

  async function handle(delivery: Delivery<Event>): Promise<Outcome> {
    try {
      if (await seen.has(delivery.id)) return { status: 204 };
      await onEvent(delivery);
      await seen.add(delivery.id);
      return { status: 204 };
    } catch (error) {
      return failed(error);
    }
  }

  function failed(error: unknown): Outcome {
    onError(error);
    return {
      status: 500,
      code: "handler_failed",
      detail: "The receiver could not handle the message; send it again later.",
    };
  }

  const answerFetch = async (request: Request): Promise<Response> => {
    const outcome = await receive(request.method, request.headers, () => readFetchBody(request, maxBodyBytes));
    return new Response(textOf(outcome), { status: outcome.status, headers: headersOf(outcome) });
  };
  const answerNode = async (request: NodeRequest, response: NodeResponse): Promise<void> =>
    writeOutcome(response, await receive(request.method, request.headers, () => readNodeBody(request, maxBodyBytes)));

  return ((request: Request | NodeRequest, response?: NodeResponse) => {
    if (isFetchRequest(request)) return answerFetch(request);
    if (response === undefined) throw new TypeError(neither);
    // Writing the answer throws if other code has already answered. Uncaught, the error would end the process.
    return answerNode(request, response).catch(onError);
  }) as WebhookHandler;
}

const neither =
  "The webhook handler takes a Fetch-style Request, as in Hono handler(context.req.raw), or the request and the response of Node. " +
  "Anything else, such as an event of AWS Lambda, is verified by new Webhook(secret).verify(rawBody, headers).";

const consumed =
  "The webhook handler found the body already read. Mount it before any body parser, or give it the raw body: " +
  'express.raw({ type: "*/*" }) keeps it.';

const isFetchRequest = (request: Request | NodeRequest): request is Request =>
  typeof (request.headers as { get?: unknown } | undefined)?.get === "function";

function writeOutcome(response: NodeResponse, outcome: Outcome): void {
  response.statusCode = outcome.status;
  for (const [name, value] of Object.entries(headersOf(outcome))) response.setHeader(name, value);
  // The rest of a body that is too large is not read, so the connection cannot carry another request.
  if (outcome.status === 413) response.setHeader("connection", "close");
  response.end(textOf(outcome) ?? undefined);
}

const textOf = ({ code, detail }: Outcome) => (code === undefined ? null : JSON.stringify({ code, detail }));
const headersOf = ({ status, code }: Outcome): Record<string, string> => ({
  ...(code !== undefined && { "content-type": "application/json" }),
  ...(status === 405 && { allow: "POST" }),
});
