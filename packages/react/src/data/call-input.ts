// Types and checks of the input of calls.
import type { Inputs } from "@mortise/client";

/** Input of a call, with read-only lists, because the client does not change them. */
export type InputOf<Call extends keyof Inputs> = {
  readonly [Name in keyof NonNullable<Inputs[Call]>]: NonNullable<Inputs[Call]>[Name] extends infer Value
    ? Value extends readonly (infer Item)[]
      ? readonly Item[]
      : Value
    : never;
};

/**
 * Returns the id that a call needs. Throws if the host has not set it yet: the widget then shows that, and no request
 * is sent.
 */
export function requireId<Id extends Readonly<Record<string, string>>>(id: Id): Id {
  for (const name in id) if (!id[name]) throw Object.assign(new Error(`${name} is not set.`), { unset: name });
  return id;
}
