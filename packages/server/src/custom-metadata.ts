// Values of the caller's own, kept with an entity (platform-api §3.19).
import { invalidInput } from "./errors.ts";

export type Metadata = Record<string, string | number | boolean | null>;

const mostKeys = 50;

/** null takes a key away. */
export function mergeMetadata(before: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Object.keys(merged).length > mostKeys) throw invalidInput("custom_metadata", `At most ${mostKeys} keys`);
  return merged;
}
