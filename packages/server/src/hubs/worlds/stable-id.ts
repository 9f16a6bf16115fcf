import { createHash } from "node:crypto";

/** Makes the same id from the same words. With the workspace's id among them, each workspace gets its own ids. */
export function stableId(...words: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  // UUID version 8 (RFC 9562) leaves the content to us.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
