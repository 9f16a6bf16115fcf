// What comes of a code of ours that somebody changed, erased or switched off at its lock. Pure.
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

/** What was told of the code as its place held it before. */
const ofPlace: ReadonlySet<string> = new Set(["access_code_inactive", "failed_to_set_on_device"]);

const toldOfOthers = (event_type: string): Effect => ({ do: "tell", event_type, payload: {}, is_of_others: true });
const modified = "code_modified_external_to_seam";

/** Our code was changed at its lock, as its owner allows. */
export function becomeModified({ code: row, now }: Told, digits: string): Effect[] {
  const code = accessCodeOf(row);
  const others = code.warnings.filter(({ warning_code }) => warning_code !== modified);
  const warnings = [...others, accessCodeWarning(modified, iso(now))];
  return [saveCode({ ...code, code: digits, warnings }), toldOfOthers("access_code.changed")];
}

/**
 * Our code was switched off at its lock. It is switched on once; the second time is only reported, as with
 * {@link becomeChangedAtLock}.
 */
export const becomeSwitchedOff = (told: Told): Effect[] =>
  changedAtLock(told, { how: "modified", first: switchedOff, again: switchedOffAgain });

/**
 * Our code was changed or erased at its lock. It is put back once; the second change is only reported, and attempts
 * that wait for the code fail: two systems that overwrite each other would never end.
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
  // One that the lock had switched off is another matter now: it is gone from there, or was changed.
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

/** A spare that does not open is handed to nobody before it does. */
export const switchSpareOff = ({ code: row }: Told): Effect[] => [
  saveCode({ ...accessCodeOf(row), status: "setting" }),
];
