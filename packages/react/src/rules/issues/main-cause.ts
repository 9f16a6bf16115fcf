// Chooses the main cause among several issues.
import type { IssueAlert } from "./alerts.ts";
import { type Remedy, remedyOf } from "./remedies.ts";

/** Remedies in order of priority: a signed-out account comes first, because it cuts off all of its locks. */
const inOrder: readonly Remedy[] = [
  "connectAgain",
  "subscription",
  "permissions",
  "addBridge",
  "checkHub",
  "checkLock",
  "keypad",
  "timeZone",
  "makersApp",
  "makeRoom",
  "otherDigits",
  "otherName",
  "deleteAndMakeNew",
  "saveAgain",
];

/**
 * Returns the error to clear first, or `undefined` if there is none. Warnings are ignored, as they keep nothing from
 * working.
 */
export function mainCause<Each extends Pick<IssueAlert, "tone" | "code">>(alerts: readonly Each[]): Each | undefined {
  const rank = ({ code }: Each) => {
    const place = inOrder.indexOf(remedyOf(code));
    return place < 0 ? inOrder.length : place;
  };
  return alerts.filter(({ tone }) => tone === "danger").toSorted((one, other) => rank(one) - rank(other))[0];
}
