// Values of the caller's own, kept with an entity (platform-api §3.19).
import { invalidInput } from "../../base/errors.ts";
import { isTypeless } from "../../base/text/typeless.ts";

export type Metadata = Record<string, string | number | boolean | null>;

const mostKeys = 50;

/**
 * Tells whether an entity's document holds all of `wanted`; undefined if nothing is wanted. Of values that came as text
 * alone, each also finds the number or boolean that is written so.
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

/** null takes a key away. */
export function mergeMetadata(before: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));
  if (Object.keys(merged).length > mostKeys) throw invalidInput("custom_metadata", `At most ${mostKeys} keys`);
  return merged;
}
