import type { AccessCode, Device, ErrorEntry } from "@mortise/client";
import { isAccountDisconnected } from "../device/device-status.ts";
import { isSignedOut } from "../device/signed-out.ts";
import { readableName } from "../whole-entries.ts";

export interface IssueAlert {
  /** Errors are red, warnings orange (docs/specification/spec.md §8). */
  readonly tone: "danger" | "warning";
  readonly code: string;
  /** Message of the server; empty if it sent none. */
  readonly message: string;
}

/** Returns errors, then warnings. An account error that a hub's error covers is left out. */
export function deviceAlerts({ errors, warnings }: Pick<Device, "errors" | "warnings">): IssueAlert[] {
  const alerts = [
    ...errors
      .filter((error) => !isSaidByHub(error, errors))
      .map(({ error_code, message }) => alert("danger", error_code, message)),
    ...warnings.map(({ warning_code, message }) => alert("warning", warning_code, message)),
  ];
  // Equal entries are shown once, at the position of the first.
  return [...new Map(alerts.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether the hub's error, which states the remedy, already covers an account error. */
const isSaidByHub = (error: ErrorEntry, errors: readonly ErrorEntry[]): boolean =>
  isAccountDisconnected(error) && !isSignedOut({ errors });

/** Returns errors that concern the code itself, then all warnings (docs/specification/spec.md §2). */
export const codeAlerts = ({ errors, warnings }: Pick<AccessCode, "errors" | "warnings">): IssueAlert[] =>
  deviceAlerts({ errors: errors.filter(concernsCode), warnings });

/**
 * Whether a code's details show an error: unless its flag says that it is not about the code. Failures to set or remove
 * the code always show.
 */
const concernsCode = (entry: ErrorEntry): boolean =>
  entry.is_access_code_error !== false || alwaysShown.test(entry.error_code);

// Two spellings of one failure: the specification's, and the one on the wire (platform-api §3.9).
const alwaysShown = /^failed_to_(set_on|remove_on|remove_from)_device$/;

const alert = (tone: IssueAlert["tone"], code: unknown, message: unknown): IssueAlert => ({
  tone,
  code: readableName(code),
  message: readableName(message),
});
