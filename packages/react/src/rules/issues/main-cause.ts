// Of all that is wrong with one thing, what to clear first.
import type { IssueAlert } from "./alerts.ts";
import { type Remedy, remedyOf } from "./remedies.ts";

/** What holds up most comes first: behind an account that is signed out, no lock is reached. */
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

/** The error to clear first; `undefined`: there is none. Warnings keep nothing from working. */
export function mainCause<Each extends Pick<IssueAlert, "tone" | "code">>(alerts: readonly Each[]): Each | undefined {
  const rank = ({ code }: Each) => {
    const place = inOrder.indexOf(remedyOf(code));
    return place < 0 ? inOrder.length : place;
  };
  return alerts.filter(({ tone }) => tone === "danger").toSorted((one, other) => rank(one) - rank(other))[0];
}
