// What comes of an event for a code, as data: row, events, attempts that waited for it. Pure; `carry-out.ts` does it.
import type { Outcome } from "../../action-attempts.ts";
import {
  accessCodeError,
  accessCodeWarning,
  changedAgain,
  type ErrorEntry,
  notSetAsRefused,
} from "../../catalogue/issues/issues.ts";
import { iso } from "../../clock.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeProgress } from "../../db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../../db/schema.ts";
import type { DriverError, Fault } from "../../drivers/driver.ts";
import { codeError } from "../../drivers/fault-errors.ts";
import type { NewEvent } from "../../events/events.ts";
import { leftAtLock } from "../code-placement.ts";

export type Effect =
  | { do: "save"; code: AccessCodeEntity; progress: Partial<CodeProgress> }
  | { do: "delete" }
  /** `outcome`: a code is that code as it is sent once the effects before this one are done. */
  | { do: "end_attempts"; action_types: readonly string[]; outcome: Outcome | { code: AccessCodeEntity } }
  | { do: "tell"; event_type: string; payload: Record<string, unknown> }
  /** Codes that the lock refused because it was full or had their digits already are tried again. */
  | { do: "try_refused" }
  /** Makes a foreign code of digits that others put into a slot. `during`: our operation on the slot, which goes on. */
  | {
      do: "adopt";
      slot: number;
      code: string | undefined;
      name: string | null | undefined;
      during?: CodeSlotRow | undefined;
    };

interface Told {
  code: AccessCodeRow;
  lock: Pick<DeviceRow, "name">;
  /** Workspace time. */
  now: number;
}

const updateType = "UPDATE_ACCESS_CODE";
/** Attempts to change a code that is on the lock already. */
const changeTypes = [updateType, "CONVERT_ACCESS_CODE_TO_MANAGED"];
const settingTypes = ["CREATE_ACCESS_CODE", ...changeTypes];
const removalTypes = ["DELETE_ACCESS_CODE"];
const fresh: Partial<CodeProgress> = { tries: 0, not_before: 0, refused: null };

export const saved = (code: AccessCodeEntity, progress: Partial<CodeProgress> = {}): Effect => ({
  do: "save",
  code,
  progress,
});
export const othersMayFit: Effect = { do: "try_refused" };
export const rowWith = (row: AccessCodeRow, changes: Partial<AccessCodeEntity>): AccessCodeRow => ({
  ...row,
  body: JSON.stringify({ ...accessCodeOf(row), ...changes }),
});

const ended = (action_types: readonly string[], outcome: Outcome | { code: AccessCodeEntity }): Effect => ({
  do: "end_attempts",
  action_types,
  outcome,
});
const tell = (event_type: string, payload: Record<string, unknown> = {}): Effect => ({
  do: "tell",
  event_type,
  payload,
});

/** The lock holds the code, and it opens the door now. */
export function isSet({ code: row, now }: Told, isConfirmed?: boolean): Effect[] {
  const code: AccessCodeEntity = { ...proven(withoutTrouble(row), isConfirmed, now), status: "set" };
  const told = code.wishes?.in_pool === true ? [] : [tell("access_code.set_on_device", { code: code.code })];
  return [saved(code, fresh), ended(settingTypes, { code }), ...told];
}

const unconfirmed = "unconfirmed_by_device";

/** `isConfirmed`: whether the lock was seen to hold it; undefined: as was known before. */
function proven(code: AccessCodeEntity, isConfirmed: boolean | undefined, now: number): AccessCodeEntity {
  if (isConfirmed === undefined) return code;
  const others = code.warnings.filter(({ warning_code }) => warning_code !== unconfirmed);
  return { ...code, warnings: isConfirmed ? others : [...others, accessCodeWarning(unconfirmed, iso(now))] };
}

/** The lock holds the code until its hours begin. */
export function isScheduled({ code: row, now }: Told, isConfirmed?: boolean): Effect[] {
  const code: AccessCodeEntity = {
    ...proven(withoutTrouble(row), isConfirmed, now),
    status: "unset",
    is_scheduled_on_device: true,
  };
  return [
    saved(code, fresh),
    ended(changeTypes, { code }),
    tell("access_code.scheduled_on_device", { code: code.code }),
  ];
}

/** The code is off the lock and waits for its hours to begin. That ends the attempts that moved it to later ones. */
export function isWithdrawn({ code: row }: Told, { wasOnLock }: { wasOnLock: boolean }): Effect[] {
  const code: AccessCodeEntity = { ...withoutTrouble(row), status: "unset" };
  if (code.is_scheduled_on_device !== undefined) code.is_scheduled_on_device = false;
  return [
    saved(code, fresh),
    ended(changeTypes, { code }),
    ...(wasOnLock ? [tell("access_code.removed_from_device")] : []),
  ];
}

/**
 * The former digits are off the lock, and the code is still wanted there. A refusal of the new digits stays an error.
 */
export const oldDigitsAreOff = ({ code: row }: Told): Effect[] => [
  saved({ ...accessCodeOf(row), status: "setting" }),
  tell("access_code.removed_from_device"),
];

/** The code is off the lock and ceases to exist. */
export function isGone({ code: row }: Told, { wasOnLock }: { wasOnLock: boolean }): Effect[] {
  const code = accessCodeOf(row);
  const error = { type: "access_code_deleted", message: "The code was removed before this could be done." };
  const over: Effect[] = [{ do: "delete" }, ended(removalTypes, { result: {} }), ended(settingTypes, { error })];
  if (!code.is_managed) return [...over, tell("access_code.unmanaged.removed")];
  if (code.wishes?.in_pool === true) return over;
  const removed = wasOnLock ? [tell("access_code.removed_from_device")] : [];
  return [...over, ...removed, tell("access_code.deleted", { code: code.code })];
}

/** Somebody asked for its removal, and the lock may hold it. */
export const isToGo = ({ code: row, now }: Told): Effect[] => [
  saved(
    { ...accessCodeOf(row), status: "removing" },
    { removal_asked_at: row.removal_asked_at ?? iso(now), tries: 0, not_before: 0 },
  ),
];

/** Nobody looks after it any more. `held`: what the lock is known to hold of it. */
export const isLetGo = ({ code: row }: Told, held: Partial<AccessCodeEntity>): Effect =>
  saved({ ...accessCodeOf(row), ...held, is_managed: false, status: "set", errors: [], warnings: [] });

const firstRetryMs = 1000;
const longestRetryMs = 900_000;
const triesBeforeTrouble = 3;
/** Faults that another try would only repeat: the code waits until somebody edits it, or makes room on the lock. */
const final: ReadonlySet<string | null> = new Set<Fault>([
  "duplicate_code",
  "invalid_code",
  "no_free_slot",
  "unsupported",
]);
const causes: Partial<Record<Fault, Parameters<typeof accessCodeError>[0]>> = {
  duplicate_code: "duplicate_code_on_device",
  invalid_code: "code_constraints_violated",
  no_free_slot: "no_space_for_access_code_on_device",
  rejected: "provider_issue",
  unpaid: "provider_issue",
};

export const isRefusalOfLock = (refused: string | null): boolean => final.has(refused);

export const isFinal = ({ fault, applied }: DriverError): boolean => applied === "no" && final.has(fault);

/** The code could not be written to the lock. */
export function isNotSet(told: Told, error: DriverError): Effect[] {
  const { code: row, now } = told;
  // The caller asked not to wait for an offline lock: its attempt fails now, and the code is still tried again.
  const failsAtOnce = error.fault === "unreachable" && accessCodeOf(row).wishes?.attempt_for_offline_device === false;
  const refused = isFinal(error) ? error.fault : null;
  const tries = row.tries + 1;
  const cause = causes[error.fault];
  const failed =
    refused === null
      ? accessCodeError("failed_to_set_on_device", iso(now))
      : notSetAsRefused(iso(now), { isFull: refused === "no_free_slot" });
  return troubled(told, error, {
    next: withoutTrouble(row),
    progress: { refused, tries },
    isFailed: refused !== null || failsAtOnce || tries >= triesBeforeTrouble,
    errors: [...(cause ? [accessCodeError(cause, iso(now))] : []), failed],
    failed: "failed_to_set_on_device",
    late: "delay_in_setting_on_device",
    action_types: settingTypes,
  });
}

/** The code could not be taken off the lock; that is tried for ever. */
export function isNotCleared(told: Told, error: DriverError): Effect[] {
  const { code: row, now } = told;
  const tries = row.tries + 1;
  return troubled(told, error, {
    next: { ...withoutTrouble(row), status: "removing" },
    progress: { tries },
    isFailed: tries >= triesBeforeTrouble,
    errors: [accessCodeError("failed_to_remove_from_device", iso(now))],
    failed: "failed_to_remove_from_device",
    late: "delay_in_removing_from_device",
    // An update to later hours takes the code off the lock too.
    action_types: [...removalTypes, updateType],
  });
}

interface Trouble {
  next: AccessCodeEntity;
  progress: Partial<CodeProgress> & { tries: number };
  /** false: it is merely late. */
  isFailed: boolean;
  errors: readonly ErrorEntry[];
  failed: "failed_to_set_on_device" | "failed_to_remove_from_device";
  late: "delay_in_setting_on_device" | "delay_in_removing_from_device";
  action_types: readonly string[];
}

/** Each trouble is told once, however often it is met; of a spare nobody knows. */
function troubled({ code: row, lock, now }: Told, error: DriverError, trouble: Trouble): Effect[] {
  const { next, progress, isFailed, failed, late } = trouble;
  const { errors, warnings, wishes } = accessCodeOf(row);
  const isSilent = wishes?.in_pool === true;
  const waiting = { ...progress, not_before: now + backoff(progress.tries, error) };
  if (isFailed) {
    const access_code_errors = [...next.errors, ...trouble.errors];
    const isKnown = isSilent || errors.some(({ error_code }) => error_code === failed);
    const told = isKnown ? [] : [tell(`access_code.${failed}`, { access_code_errors })];
    const end = ended(trouble.action_types, { error: codeError(error, lock.name) });
    return [saved({ ...next, errors: access_code_errors }, waiting), end, ...told];
  }
  const access_code_warnings = [...next.warnings, accessCodeWarning(late, iso(now))];
  const isKnown = isSilent || warnings.some(({ warning_code }) => warning_code === late);
  const told = isKnown ? [] : [tell(`access_code.${late}`, { access_code_warnings })];
  return [saved({ ...next, warnings: access_code_warnings }, waiting), ...told];
}

const modified = "code_modified_external_to_seam";

/** Our code was changed at its lock, as its owner allows. */
export function isModified({ code: row, now }: Told, digits: string): Effect[] {
  const code = accessCodeOf(row);
  const others = code.warnings.filter(({ warning_code }) => warning_code !== modified);
  const warnings = [...others, accessCodeWarning(modified, iso(now))];
  return [saved({ ...code, code: digits, warnings }), tell("access_code.changed")];
}

/**
 * Our code was changed or erased at its lock. It is put back once; the second change is only reported, and attempts
 * that wait for the code fail: two systems that overwrite each other would never end.
 */
export function isChangedAtLock({ code: row, now }: Told, how: "modified" | "deleted"): Effect[] {
  const code = accessCodeOf(row);
  const told = iso(now);
  const isSecondTime = code.errors.some(({ error_code }) => error_code === modified);
  const others = code.errors.filter(({ error_code }) => error_code !== modified);
  const errors = isSecondTime ? changedAgain(told) : [accessCodeError(modified, told)];
  const next: AccessCodeEntity = {
    ...code,
    status: row.removal_asked_at === null ? "setting" : "removing",
    errors: [...others, ...errors],
    wishes: { ...code.wishes, changed_at: told },
  };
  const failure = { type: modified, message: errors.map(({ message }) => message).join(" ") };
  return [
    saved(next, isSecondTime ? { refused: leftAtLock } : {}),
    ...(isSecondTime ? [ended(settingTypes, { error: failure })] : []),
    tell(`access_code.${how}_external_to_seam`),
  ];
}

type RetryAfter = Partial<Pick<DriverError, "retry_after_ms">>;

/** Has the operation tried again later, without an error, a warning or an event. */
export function waits({ code: row, now }: Told, error: RetryAfter = {}): Effect[] {
  const tries = row.tries + 1;
  return [saved(accessCodeOf(row), { tries, not_before: now + backoff(tries, error) })];
}

export const backoff = (tries: number, { retry_after_ms = 0 }: RetryAfter = {}): number =>
  Math.max(Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 20), longestRetryMs), retry_after_ms);

/** Errors about changes made at the lock: they stay until somebody edits the code. */
const lasting = new Set([modified, "conflicting_external_modification"]);

function withoutTrouble(row: AccessCodeRow): AccessCodeEntity {
  const code = accessCodeOf(row);
  return {
    ...code,
    errors: code.errors.filter(({ error_code }) => lasting.has(error_code)),
    warnings: code.warnings.filter(
      ({ warning_code }) =>
        warning_code !== "delay_in_setting_on_device" && warning_code !== "delay_in_removing_from_device",
    ),
  };
}

export const event = (
  event_type: string,
  { access_code_id }: Pick<AccessCodeEntity, "access_code_id">,
  { device_id, connected_account_id }: Pick<DeviceRow, "device_id" | "connected_account_id">,
  now: number,
  payload: Record<string, unknown> = {},
): NewEvent => ({ event_type, occurred_at: iso(now), device_id, connected_account_id, access_code_id, payload });
