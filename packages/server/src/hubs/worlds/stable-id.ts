import { createHash } from "node:crypto";

/** The same id for the same words. With the workspace's id among the words, each workspace gets ids of its own. */
export function stableId(...words: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  // A UUID of version 8 (RFC 9562), whose content may follow a rule of our own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
