import { createHash } from "node:crypto";

/** An id that is always the same for the same words, and different in every workspace when its id is among them. */
export function stableId(...words: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  // RFC 9562 version 8: made by a rule of our own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
