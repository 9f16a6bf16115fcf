import type { AccessCodeRow } from "../../base/db/schema.ts";
import { invalidInput } from "../../base/errors.ts";

/** Accepts a code's own `common_code_key`, as in an entity that is sent back whole, and refuses any other. */
export function requireOwnKey(
  { common_code_key }: Pick<AccessCodeRow, "common_code_key">,
  given?: string | null,
): void {
  if (given != null && given !== common_code_key)
    throw invalidInput("common_code_key", "The key of a code is given when the code is made");
}
