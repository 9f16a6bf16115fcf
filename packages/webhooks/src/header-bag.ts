// Finds the three signature headers in the headers of any server framework.

/** Headers as `Headers`, a Map or a list of pairs, a plain object, or Node's `request.headers`; names in any case. */
export type HeaderBag =
  | Headers
  | Iterable<readonly [string, string | readonly string[] | undefined]>
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { entries(): Iterable<readonly [string, string]> };

interface SignatureHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

/** Prefixes of the three headers, in order of preference. All three must have the same prefix. */
const families = ["svix", "webhook"];

export function signatureHeaders(bag: unknown): SignatureHeaders | undefined {
  const found = new Map<string, string>();
  for (const [name, value] of pairs(bag)) {
    const text = Array.isArray(value) ? value.join(", ") : value;
    if (typeof name === "string" && typeof text === "string") found.set(name.toLowerCase(), text);
  }
  for (const family of families) {
    const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((part) => found.get(`${family}-${part}`));
    if (id && timestamp && signature) return { id, timestamp, signature };
  }
  return undefined;
}

function pairs(bag: unknown): Iterable<readonly [unknown, unknown]> {
  if (typeof bag !== "object" || bag === null) return [];
  const entries = (bag as { entries?: unknown }).entries;
  const listed = Symbol.iterator in bag ? bag : typeof entries === "function" ? entries.call(bag) : Object.entries(bag);
  return [...(listed as Iterable<unknown>)].filter((pair) => Array.isArray(pair)) as [unknown, unknown][];
}
