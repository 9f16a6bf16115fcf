// Custom metadata: values that a caller stores with an entity (platform-api §3.19).
import { invalidInput } from "../../base/errors.ts";
import { isTypeless } from "../../base/text/typeless.ts";

export type Metadata = Record<string, string | number | boolean | null>;

const mostKeys = 50;

/**
 * Makes a filter for rows whose custom metadata has all of `wanted`; `undefined` if `wanted` is. A value from a query,
 * which is always text, also matches the number or boolean with that text.
 */
export function holdsMetadata(wanted: Metadata | undefined): ((row: { body: string }) => boolean) | undefined {
  if (wanted === undefined) return undefined;
  const entries = Object.entries(wanted);
  const asText = isTypeless(wanted);
  return ({ body }) => {
    const { custom_metadata: own = {} } = JSON.parse(body) as { custom_metadata?: Metadata };
    return entries.every(
      ([key, value]) => Object.hasOwn(own, key) && (own[key] === value || (asText && String(own[key]) === value)),
    );
  };
}

/** Merges a change. `null` removes a key. */
export function mergeMetadata(before: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Object.keys(merged).length > mostKeys) throw invalidInput("custom_metadata", `At most ${mostKeys} keys`);
  return merged;
}
