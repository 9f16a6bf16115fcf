// Errors and warnings that the host leaves out. What a door is said to be, as in Account Offline, stays true all the
// same.
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

/** A device or a code with those entries alone that are shown and counted; the same object where all are. */
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
