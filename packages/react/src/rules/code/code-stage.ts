import type { AccessCode } from "@mortise/client";

/**
 * How far a code has come on its way to the lock, or off it again (platform-api §4.1). Named like the words for it in
 * `strings`.
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
  | "removeFailed";

/**
 * `null` when the server does not say. A failed step is tried again, so its error counts only while the step is still
 * to be done.
 */
export function codeStage(code: Pick<AccessCode, "status" | "errors" | "is_scheduled_on_device">): CodeStage | null {
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
      // A server that sends no status may still send this error.
      if (has(/^failed_to_set_on_device$/)) return "setFailed";
      return code.status === "setting" ? code.status : null;
  }
}

/** The lock does not have the code yet, or nobody knows whether it does. */
export const isKeptOff = (code: Parameters<typeof codeStage>[0]): boolean =>
  (["setting", "setFailed", "waiting", "unknown"] as (CodeStage | null)[]).includes(codeStage(code));

/** A code that is being removed can no longer be changed. */
export const canChange = ({ status }: Pick<AccessCode, "status">): boolean => status !== "removing";
