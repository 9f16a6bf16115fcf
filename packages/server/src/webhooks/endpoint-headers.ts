// An endpoint's own headers, stored sealed because they may hold credentials.
import { isSensitiveHeader } from "@mortise/contract";
import type { Seal } from "../base/secrets/sealed-text.ts";

type HeaderMap = Readonly<Record<string, string>>;

export const noHeaders = "{}";

export const sealHeaders = (seal: Seal, headers: HeaderMap): string =>
  Object.keys(headers).length === 0 ? noHeaders : seal.seal(JSON.stringify(headers));

export const openHeaders = (seal: Seal, sealed: string): HeaderMap =>
  sealed === noHeaders ? {} : (JSON.parse(seal.open(sealed)) as HeaderMap);

/** Merges headers. Names keep their case, but two that differ only in case are the same. */
export function mergeHeaders(headers: HeaderMap, changes: Readonly<Record<string, string | null>>): HeaderMap {
  const changed = new Set(Object.keys(changes).map((name) => name.toLowerCase()));
  const kept = Object.entries(headers).filter(([name]) => !changed.has(name.toLowerCase()));
  return Object.fromEntries([
    ...kept,
    ...Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null),
  ]);
}

export function headersOut(headers: HeaderMap): { headers: Record<string, string>; sensitive: string[] } {
  const entries = Object.entries(headers);
  return {
    headers: Object.fromEntries(entries.filter(([name]) => !isSensitiveHeader(name))),
    sensitive: entries.map(([name]) => name).filter(isSensitiveHeader),
  };
}
