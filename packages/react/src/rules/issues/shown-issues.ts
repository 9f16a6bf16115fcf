// Removes errors and warnings that the host hides. The status of a door, such as Account Offline, stays as it is.
import type { ErrorEntry, WarningEntry } from "@mortise/client";
import { isAccountIssue } from "../device/device-status.ts";
import { passesHostFilter } from "../host-function.ts";

interface IssueFilters {
  readonly errorFilter?: ((error: ErrorEntry) => boolean) | undefined;
  readonly warningFilter?: ((warning: WarningEntry) => boolean) | undefined;
  readonly disableConnectedAccountInformation?: boolean | undefined;
}

interface Troubled {
  errors: ErrorEntry[];
  warnings: WarningEntry[];
}

/** Returns a copy with only the entries that are shown and counted, or the same object if no filter is set. */
export function shownIssues<Thing extends Troubled>(thing: Thing, filters: IssueFilters): Thing {
  const { errorFilter, warningFilter, disableConnectedAccountInformation } = filters;
  if (!errorFilter && !warningFilter && disableConnectedAccountInformation !== true) return thing;
  const isShown = (error: ErrorEntry) =>
    !(disableConnectedAccountInformation === true && isAccountIssue(error)) &&
    passesHostFilter("errorFilter", errorFilter, error, "");
  return {
    ...thing,
    errors: thing.errors.filter(isShown),
    warnings: thing.warnings.filter((warning) => passesHostFilter("warningFilter", warningFilter, warning, "")),
  };
}
