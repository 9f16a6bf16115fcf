// Reads a JSON body up to the limit, and refuses an invalid one with a clear message.
import type { IncomingMessage } from "node:http";
import { encodedBody, isEncoded, readBodyText } from "../../base/text/body-text.ts";
import { badRequest, lastAnswer, Refusal } from "../../base/errors.ts";

export type JsonObject = Record<string, unknown>;

/**
 * Reads the body; `{}` if there is none.
 * @param incoming - Node's request, because a fetch Request of GET has no body.
 */
export async function readJsonBody(request: Request, incoming?: IncomingMessage): Promise<JsonObject> {
  const source = isBodiless(request) ? incomingBody(incoming) : request.body;
  if (source === null) return {};
  if (isEncoded(request.headers.get("content-encoding"))) throw encoded();
  const text = await readBodyText(source as AsyncIterable<Uint8Array>, refusals);
  if (text.trim() === "") return {};
  if (!isJson(request.headers.get("content-type")))
    throw badRequest("invalid_content_type", "A body must be sent with Content-Type: application/json.");
  return parse(text);
}

const encoded = () =>
  new Refusal(415, "unsupported_content_encoding", encodedBody, {
    headers: { ...lastAnswer, "accept-encoding": "identity" },
  });

const refusals = {
  brokenOff: () => badRequest("invalid_input", "The body ended before it was complete."),
  notText: () => unreadable("The body is not UTF-8.", "Not UTF-8"),
  tooSlow: (message: string) => new Refusal(408, "request_timeout", message, { headers: lastAnswer }),
  tooLarge: (message: string) => new Refusal(413, "payload_too_large", message, { headers: lastAnswer }),
};

/** Whether a fetch Request of this method has no body. Merely reading it would be slow. */
const isBodiless = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const incomingBody = (incoming: IncomingMessage | undefined): IncomingMessage | null =>
  incoming?.method === "GET" &&
  (Number(incoming.headers["content-length"]) > 0 || "transfer-encoding" in incoming.headers)
    ? incoming
    : null;

const isJson = (type: string | null): boolean =>
  type !== null && /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type);

function parse(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON.", "Invalid JSON");
  }
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value))
    throw unreadable("The body must be a JSON object.", "Expected an object");
  // PostgreSQL cannot store a NUL in text. `\\u0000`, with an escaped backslash, is no NUL but six plain characters.
  if (/(?:^|[^\\])(?:\\\\)*\\u0000/.test(text))
    throw unreadable("Text must not contain NUL characters.", "NUL character");
  if (/\\u|__proto__/.test(text)) refuseOdd(value);
  return value as JsonObject;
}

const unreadable = (message: string, error: string) =>
  badRequest("invalid_input", message, { validation_errors: { _errors: [error] } });

/**
 * Refuses values that cannot be stored unchanged: half a surrogate pair, which databases replace, and a field named
 * `__proto__`, which JavaScript loses.
 */
function refuseOdd(body: object): void {
  for (const rest: unknown[] = Object.entries(body).flat(); rest.length > 0; ) {
    const value = rest.pop();
    if (typeof value === "string" && !value.isWellFormed())
      throw unreadable("Text must not contain half of a surrogate pair.", "Lone surrogate");
    if (typeof value !== "object" || value === null) continue;
    if (Object.hasOwn(value, "__proto__")) throw unreadable("No field may be called __proto__.", "Field __proto__");
    for (const entry of Object.entries(value)) rest.push(...entry);
  }
}
