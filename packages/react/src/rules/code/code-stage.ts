import type { AccessCode } from "@mortise/client";
import { wholeEntries } from "../whole-entries.ts";

/**
 * How far a code has come on its way to the lock, or off it again (docs/api/platform-api.md §4.1). Named like the words
 * for it in `strings`.
 */
export type CodeStage =
  | "setting"
  | "set"
  /** Set by the platform when its time begins. */
  | "waiting"
  /** On the lock already; the lock itself lets it begin. */
  | "scheduled"
  | "removing"
  | "unknown"
  | "setFailed"
  /** The lock holds it, and does not open to it. */
  | "switchedOff"
  /** The lock keeps the code as it was. */
  | "changeFailed"
  | "removeFailed";

/**
 * `null` when the server does not say. A failed step is tried again, so its error counts only while the step is still
 * to be done.
 */
export function codeStage(
  code: Pick<AccessCode, "status" | "errors" | "is_scheduled_on_device" | "pending_mutations">,
): CodeStage | null {
  const has = (known: RegExp) => code.errors.some(({ error_code }) => known.test(error_code));
  switch (code.status) {
    case "removing":
      return has(/^failed_to_remove_(on|from)_device$/) ? "removeFailed" : "removing";
    case "unset":
      return code.is_scheduled_on_device === true ? "scheduled" : "waiting";
    case "set":
    case "unknown":
      return code.status;
    default:
      if (has(/^access_code_inactive$/)) return "switchedOff";
      // A server that sends no status may still send this error.
      if (has(/^failed_to_set_on_device$/)) return isChange(code) ? "changeFailed" : "setFailed";
      return code.status === "setting" ? code.status : null;
  }
}

const changes: ReadonlySet<string> = new Set(["updating_code", "updating_name", "updating_time_frame"]);

/** The lock may have the code as it was before. */
export const isChange = ({ pending_mutations }: Pick<AccessCode, "pending_mutations">): boolean =>
  wholeEntries(pending_mutations).some(({ mutation_code }) => changes.has(mutation_code));

/** The lock does not have the code as it is now, or nobody knows whether it does. */
export const isKeptOff = (code: Parameters<typeof codeStage>[0]): boolean =>
  (["setting", "setFailed", "switchedOff", "changeFailed", "waiting", "unknown"] as (CodeStage | null)[]).includes(
    codeStage(code),
  );

/** A code that is being removed can no longer be changed. */
export const canChange = ({ status }: Pick<AccessCode, "status">): boolean => status !== "removing";
