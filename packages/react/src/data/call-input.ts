// What a call is asked with.
import type { Inputs } from "@mortise/client";

/** The input of a call, whose lists may be read-only: the client does not change them. */
export type InputOf<Call extends keyof Inputs> = {
  readonly [Name in keyof NonNullable<Inputs[Call]>]: NonNullable<Inputs[Call]>[Name] extends infer Value
    ? Value extends readonly (infer Item)[]
      ? readonly Item[]
      : Value
    : never;
};

/**
 * Returns the id that a call is about. Throws when the host has not set it yet: the widget then says so, and the server
 * is not asked.
 */
export function requireId<Id extends Readonly<Record<string, string>>>(id: Id): Id {
  for (const name in id) if (!id[name]) throw Object.assign(new Error(`${name} is not set.`), { unset: name });
  return id;
}
