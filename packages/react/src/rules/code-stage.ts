import type { AccessCode } from "@mortise/client";

/** Where a code is on its way to the lock and off it again (platform-api §4.1); called as the words for it. */
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

/** `null` where a server says nothing of it. A failed step is tried again, so it counts only while the step is still to be done. */
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
      // Of a server that names no status, the failure is all there is to go by.
      if (has(/^failed_to_set_on_device$/)) return "setFailed";
      return code.status === "setting" ? code.status : null;
  }
}

/** The lock does not have the code, not yet, or nobody knows. */
export const isKeptOff = (code: Parameters<typeof codeStage>[0]): boolean =>
  (["setting", "setFailed", "waiting", "unknown"] as (CodeStage | null)[]).includes(codeStage(code));

/** Once it is being taken off, there is nothing left to change. */
export const canChange = ({ status }: Pick<AccessCode, "status">): boolean => status !== "removing";
