import type { AccessCode } from "@mortise/client";
import { wholeEntries } from "../whole-entries.ts";

/**
 * Stage of a code on its way to the lock or off it (docs/api/platform-api.md §4.1). Named like its text in `strings`.
 */
export type CodeStage =
  | "setting"
  | "set"
  /** The platform sets the code at its start. */
  | "waiting"
  /** The code is on the lock, which enforces the start. */
  | "scheduled"
  | "removing"
  | "unknown"
  | "setFailed"
  /** The lock holds the code, but does not open to it. */
  | "switchedOff"
  /** The lock keeps the code unchanged. */
  | "changeFailed"
  | "removeFailed";

/**
 * Returns the stage, or `null` if the server does not send one. A failed step is retried, so its error counts only
 * while the step is pending.
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

/** Whether a change of the code is pending, so that the lock may still have its former values. */
export const isChange = ({ pending_mutations }: Pick<AccessCode, "pending_mutations">): boolean =>
  wholeEntries(pending_mutations).some(({ mutation_code }) => changes.has(mutation_code));

/** Whether the lock does not have the code in its current form, or does not open to it, or the stage is `unknown`. */
export const isKeptOff = (code: Parameters<typeof codeStage>[0]): boolean =>
  (["setting", "setFailed", "switchedOff", "changeFailed", "waiting", "unknown"] as (CodeStage | null)[]).includes(
    codeStage(code),
  );

/** Whether the code can be changed. A code that is being removed cannot. */
export const canChange = ({ status }: Pick<AccessCode, "status">): boolean => status !== "removing";
