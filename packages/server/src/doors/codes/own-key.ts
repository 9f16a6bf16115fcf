import type { AccessCodeRow } from "../../base/db/schema.ts";
import { invalidInput } from "../../base/errors.ts";

/** A code that is sent back whole has its own key with it; another one would be dropped in silence. */
export function requireOwnKey(
  { common_code_key }: Pick<AccessCodeRow, "common_code_key">,
  given?: string | null,
): void {
  if (given != null && given !== common_code_key)
    throw invalidInput("common_code_key", "The key of a code is given when the code is made");
}
