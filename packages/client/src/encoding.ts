// Encodes a call's input as URL and body (platform-api §1.5).
import type { CallRow } from "./row.ts";

export type CallInput = Readonly<Record<string, unknown>>;

export interface EncodedRequest {
  method: string;
  url: string;
  body?: string;
}

/** Longest query, in characters. Some servers refuse longer ones: IIS allows 2048 bytes by default. */
const longestQuery = 2000;
/** Fields with PINs and keys, which stay out of URLs because URLs end up in logs and histories. */
const privateFields = ["code", "user_identifier_key"] as const;

/**
 * Encodes the input in the query of a GET or DELETE, else in a JSON body. A GET becomes a POST if its query is too long
 * or has private fields, unless its row is `queryOnly`.
 */
export function encodeRequest(
  { method, path, queryOnly }: CallRow<unknown>,
  input: CallInput,
  endpoint: string,
): EncodedRequest {
  const url = endpoint + path;
  if (method !== "GET" && method !== "DELETE") return { method, url, body: JSON.stringify(input) };
  const query = encodeQuery(input);
  if (method === "GET" && !queryOnly && (query.length > longestQuery || privateFields.some((name) => input[name])))
    return { method: "POST", url, body: JSON.stringify(input) };
  return { method, url: query ? `${url}?${query}` : url };
}

function encodeQuery(input: CallInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) query.append(name, text(value));
    // An empty list means "none". Omitting it would mean "all".
    else if (value.length === 0) query.append(name, "");
    else for (const item of value) query.append(`${name}[]`, text(item));
  }
  return query.toString();
}

/** Returns a `Date` as ISO text, text unchanged, and everything else as JSON. */
const text = (value: unknown): string =>
  (value as Partial<Date>).toISOString?.() ?? (typeof value === "string" ? value : JSON.stringify(value));
