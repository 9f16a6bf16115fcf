// Reads a JSON body within its limit, and says clearly what is wrong with one that is not.
import type { IncomingMessage } from "node:http";
import { readBodyText } from "../body-text.ts";
import { badRequest, lastAnswer, Refusal } from "../errors.ts";

export type JsonObject = Record<string, unknown>;

/** `{}` when there is none. `incoming`: Node's request, because a fetch Request of GET has no body. */
export async function readJsonBody(request: Request, incoming?: IncomingMessage): Promise<JsonObject> {
  const source = isBodiless(request) ? incomingBody(incoming) : request.body;
  if (source === null) return {};
  const text = await readBodyText(source as AsyncIterable<Uint8Array>, refusals);
  if (text.trim() === "") return {};
  if (!isJson(request.headers.get("content-type")))
    throw badRequest("invalid_content_type", "A body must be sent with Content-Type: application/json.");
  return parse(text);
}

const refusals = {
  brokenOff: () => badRequest("invalid_input", "The body ended before it was whole."),
  notText: () => unreadable("The body is not UTF-8.", "Not UTF-8"),
  tooLarge: (message: string) => new Refusal(413, "payload_too_large", message, { headers: lastAnswer }),
};

/** What a fetch Request holds no body for; asking it for one is dear. */
const isBodiless = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const incomingBody = (incoming: IncomingMessage | undefined): IncomingMessage | null =>
  incoming?.method === "GET" && (Number(incoming.headers["content-length"]) > 0 || "transfer-encoding" in incoming.headers)
    ? incoming
    : null;

const isJson = (type: string | null): boolean => type !== null && /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type);

function parse(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON.", "Invalid JSON");
  }
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw unreadable("The body must be a JSON object.", "Expected an object");
  // No database keeps a NUL in text. Behind a backslash that is written out, the same letters are letters.
  if (/(?:^|[^\\])(?:\\\\)*\\u0000/.test(text)) throw unreadable("Text may not hold NUL characters.", "NUL character");
  if (/\\u|__proto__/.test(text)) refuseOdd(value);
  return value as JsonObject;
}

const unreadable = (message: string, error: string) => badRequest("invalid_input", message, { validation_errors: { _errors: [error] } });

/** What would be kept as something else: half a character, of which no database tells one from another, and a name that is no field of its own. */
function refuseOdd(body: object): void {
  for (const rest: unknown[] = Object.entries(body).flat(); rest.length > 0; ) {
    const value = rest.pop();
    if (typeof value === "string" && !value.isWellFormed())
      throw unreadable("Text may not hold half of a surrogate pair.", "Lone surrogate");
    if (typeof value !== "object" || value === null) continue;
    if (Object.hasOwn(value, "__proto__")) throw unreadable("No field may be called __proto__.", "Field __proto__");
    for (const entry of Object.entries(value)) rest.push(...entry);
  }
}
