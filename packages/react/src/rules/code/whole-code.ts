import type { AccessCode } from "@mortise/client";
import { isObject, wholeEntries, readableName } from "../whole-entries.ts";

/** Normalizes a code to the contract's shape, whatever the server sent. */
export function wholeCode(code: AccessCode): AccessCode {
  const { type, starts_at, ends_at } = code;
  return {
    ...code,
    // A code with times and another type, or none, is time-bound too.
    type: type !== "ongoing" && (starts_at || ends_at) ? "time_bound" : "ongoing",
    name: readableName(code.name),
    code: isObject(code.code) ? null : code.code,
    errors: wholeEntries(code.errors),
    warnings: wholeEntries(code.warnings),
  };
}
