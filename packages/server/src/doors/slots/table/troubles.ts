// Effects of a code that its lock refuses, does not remove, or keeps waiting. Pure.
import {
  accessCodeError,
  accessCodeWarning,
  type ErrorEntry,
  notRemoved,
  notSetAs,
} from "../../../base/catalogue/issues/issues.ts";
import { iso } from "../../../base/clock.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeProgress } from "../../../base/db/access-codes.ts";
import type { DriverError, Fault } from "../../../driver/driver.ts";
import { codeError } from "../../../driver/fault-errors.ts";
import {
  type Effect,
  endAttempts,
  removalTypes,
  saveCode,
  settingTypes,
  tellEvent,
  type Told,
  updateType,
  withoutTrouble,
} from "./outcomes.ts";

const firstRetryMs = 1000;
const longestRetryMs = 900_000;
const triesBeforeTrouble = 3;
/** Permanent faults: the code waits until it is edited, or until there is room on the lock. */
const final: ReadonlySet<string | null> = new Set<Fault>([
  "duplicate_code",
  "inactive",
  "invalid_code",
  "no_free_slot",
  "unsupported",
]);
const causes: Partial<Record<Fault, Parameters<typeof accessCodeError>[0]>> = {
  busy: "device_busy",
  duplicate_code: "duplicate_code_on_device",
  inactive: "access_code_inactive",
  invalid_code: "code_constraints_violated",
  no_free_slot: "no_space_for_access_code_on_device",
  rejected: "code_refused_by_device",
  unpaid: "provider_issue",
};

export const isRefusalOfLock = (refused: string | null): boolean => final.has(refused);

export const isFinal = ({ fault, applied }: DriverError): boolean => applied === "no" && final.has(fault);

/**
 * Errors with the cause of a failed write, beside the general one. A lock that did not answer has only the general one.
 */
function notSet({ now, lock }: Told, error: DriverError): ErrorEntry[] {
  const at = iso(now);
  if (error.applied === "unknown") return [accessCodeError("failed_to_set_on_device", at)];
  // A simulated lock stands for one behind its manufacturer's service.
  const cause = error.fault === "rejected" && lock.driver_key === null ? "provider_issue" : causes[error.fault];
  if (!cause) return [accessCodeError("failed_to_set_on_device", at)];
  const texts: Partial<Record<Fault, Parameters<typeof notSetAs>[1]>> = {
    no_free_slot: "full",
    inactive: "switchedOff",
  };
  const why = texts[error.fault] ?? (isFinal(error) ? "refused" : "retried");
  return [accessCodeError(cause, at), notSetAs(at, why)];
}

/** Effects of a failed write. */
export function failToSet(told: Told, error: DriverError): Effect[] {
  const { code: row } = told;
  // The caller asked not to wait for an offline lock: its attempt fails now, and the code is still tried again.
  const failsAtOnce = error.fault === "unreachable" && accessCodeOf(row).wishes?.attempt_for_offline_device === false;
  const refused = isFinal(error) ? error.fault : null;
  const tries = row.tries + 1;
  return troubled(told, error, {
    next: withoutTrouble(row),
    progress: { refused, tries },
    isFailed: refused !== null || failsAtOnce || tries >= triesBeforeTrouble,
    errors: notSet(told, error),
    failed: "failed_to_set_on_device",
    late: "delay_in_setting_on_device",
    action_types: settingTypes,
  });
}

/** Effects of a failed removal, which is retried for ever. */
export function failToClear(told: Told, error: DriverError): Effect[] {
  const { code: row, now, lock } = told;
  const tries = row.tries + 1;
  const isKept = error.fault === "rejected" && error.applied === "no" && lock.driver_key !== null;
  return troubled(told, error, {
    next: { ...withoutTrouble(row), status: "removing" },
    progress: { tries },
    isFailed: tries >= triesBeforeTrouble,
    errors: isKept
      ? [accessCodeError("code_kept_by_device", iso(now)), notRemoved(iso(now))]
      : [accessCodeError("failed_to_remove_from_device", iso(now))],
    failed: "failed_to_remove_from_device",
    late: "delay_in_removing_from_device",
    // An update to a later start removes the code from the lock too.
    action_types: [...removalTypes, updateType],
  });
}

/** Effects of a code that has waited long, reported once. Backup codes are never late. */
export function becomeLate({ code: row, now }: Told, isLeaving: boolean): Effect[] {
  const code = accessCodeOf(row);
  const late = isLeaving ? "delay_in_removing_from_device" : "delay_in_setting_on_device";
  const access_code_warnings = [...code.warnings, accessCodeWarning(late, iso(now))];
  return [
    saveCode({ ...code, warnings: access_code_warnings }),
    { do: "log", what: late },
    tellEvent(`access_code.${late}`, { access_code_warnings }),
  ];
}

interface Trouble {
  next: AccessCodeEntity;
  progress: Partial<CodeProgress> & { tries: number };
  /** Whether it failed; `false` if it is merely late. */
  isFailed: boolean;
  errors: readonly ErrorEntry[];
  failed: "failed_to_set_on_device" | "failed_to_remove_from_device";
  late: "delay_in_setting_on_device" | "delay_in_removing_from_device";
  action_types: readonly string[];
}

/** Effects of a trouble, reported once however often it occurs. A backup code's is not reported. */
function troubled({ code: row, lock, now }: Told, error: DriverError, trouble: Trouble): Effect[] {
  const { next, progress, isFailed, failed, late } = trouble;
  const { errors, warnings, wishes } = accessCodeOf(row);
  const isSilent = wishes?.in_pool === true;
  const waiting = { ...progress, not_before: now + retryDelayMs(progress.tries, error) };
  if (isFailed) {
    const access_code_errors = [...next.errors, ...trouble.errors];
    const isKnown = isSilent || errors.some(({ error_code }) => error_code === failed);
    const told = isKnown ? [] : [tellEvent(`access_code.${failed}`, { access_code_errors })];
    const end = endAttempts(trouble.action_types, { error: codeError(error, lock.name) });
    return [saveCode({ ...next, errors: access_code_errors }, waiting), end, ...told];
  }
  const access_code_warnings = [...next.warnings, accessCodeWarning(late, iso(now))];
  const isKnown = isSilent || warnings.some(({ warning_code }) => warning_code === late);
  const told = isKnown ? [] : [tellEvent(`access_code.${late}`, { access_code_warnings })];
  return [saveCode({ ...next, warnings: access_code_warnings }, waiting), ...told];
}

type RetryAfter = Partial<Pick<DriverError, "retry_after_ms">>;

/** Retries the operation later, without an error, a warning or an event. */
export function waitForNextTry({ code: row, now }: Told, error: RetryAfter = {}): Effect[] {
  const tries = row.tries + 1;
  return [saveCode(accessCodeOf(row), { tries, not_before: now + retryDelayMs(tries, error) })];
}

export const retryDelayMs = (tries: number, { retry_after_ms = 0 }: RetryAfter = {}): number =>
  Math.max(Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 20), longestRetryMs), retry_after_ms);
