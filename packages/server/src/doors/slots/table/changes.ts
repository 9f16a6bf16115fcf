// Effects of a change, an erasure or a switching off of a managed code at its lock. Pure.
import {
  accessCodeError,
  accessCodeWarning,
  changedAgain,
  type ErrorEntry,
  switchedOff,
  switchedOffAgain,
} from "../../../base/catalogue/issues/issues.ts";
import { iso } from "../../../base/clock.ts";
import { type AccessCodeEntity, accessCodeOf } from "../../../base/db/access-codes.ts";
import type { Fault } from "../../../driver/driver.ts";
import { leftAtLock } from "../code-placement.ts";
import { type Effect, endAttempts, saveCode, settingTypes, type Told } from "./outcomes.ts";

/** Errors that described the former content of the slot. */
const ofPlace: ReadonlySet<string> = new Set(["access_code_inactive", "failed_to_set_on_device"]);

const toldOfOthers = (event_type: string): Effect => ({ do: "tell", event_type, payload: {}, is_of_others: true });
const modified = "code_modified_external_to_seam";

/** Effects of an allowed change at the lock. */
export function becomeModified({ code: row, now }: Told, digits: string): Effect[] {
  const code = accessCodeOf(row);
  const others = code.warnings.filter(({ warning_code }) => warning_code !== modified);
  const warnings = [...others, accessCodeWarning(modified, iso(now))];
  return [saveCode({ ...code, code: digits, warnings }), toldOfOthers("access_code.changed")];
}

/**
 * Effects of a code that was switched off at its lock. It is switched on once; the second time is only reported, as
 * with {@link becomeChangedAtLock}.
 */
export const becomeSwitchedOff = (told: Told): Effect[] =>
  changedAtLock(told, { how: "modified", first: switchedOff, again: switchedOffAgain });

/**
 * Effects of a code that was changed or erased at its lock. It is put back once. The second change is only reported,
 * and attempts that wait for the code fail, because two systems would overwrite each other without end.
 */
export const becomeChangedAtLock = (told: Told, how: "modified" | "deleted"): Effect[] =>
  changedAtLock(told, { how, first: (at) => accessCodeError(modified, at), again: changedAgain });

interface Change {
  how: "modified" | "deleted";
  first(this: void, created_at: string): ErrorEntry;
  again(this: void, created_at: string): ErrorEntry[];
}

function changedAtLock({ code: row, now }: Told, { how, first, again }: Change): Effect[] {
  const code = accessCodeOf(row);
  const told = iso(now);
  const isSecondTime = code.errors.some(({ error_code }) => error_code === modified);
  // A code that was switched off before is now erased or changed, which is a new case.
  const wasOff = row.refused === ("inactive" satisfies Fault);
  const isPast = ({ error_code }: ErrorEntry) =>
    error_code === modified || ((isSecondTime || wasOff) && ofPlace.has(error_code));
  const others = code.errors.filter((error) => !isPast(error));
  const errors = isSecondTime ? again(told) : [first(told)];
  const next: AccessCodeEntity = {
    ...code,
    status: row.removal_asked_at === null ? "setting" : "removing",
    errors: [...others, ...errors],
    wishes: { ...code.wishes, changed_at: told },
  };
  const failure = { type: modified, message: errors.map(({ message }) => message).join(" ") };
  return [
    saveCode(next, isSecondTime ? { refused: leftAtLock } : wasOff ? { refused: null, tries: 0, not_before: 0 } : {}),
    ...(isSecondTime ? [endAttempts(settingTypes, { error: failure })] : []),
    toldOfOthers(`access_code.${how}_external_to_seam`),
  ];
}

/** Effects of a backup code that was switched off. It is not handed out until it opens the door. */
export const switchSpareOff = ({ code: row }: Told): Effect[] => [
  saveCode({ ...accessCodeOf(row), status: "setting" }),
];
