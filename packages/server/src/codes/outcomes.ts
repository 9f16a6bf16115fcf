// What comes of an operation on a code: its row, its events, and the attempts that waited for it.
import { endCodeAttempts, type Outcome } from "../action-attempts.ts";
import { accessCodeError, accessCodeWarning, type ErrorEntry } from "../catalogue/issues/issues.ts";
import { iso } from "../clock.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeProgress, saveAccessCode } from "../db/access-codes.ts";
import type { Query } from "../db/database.ts";
import type { AccessCodeRow, DeviceRow } from "../db/schema.ts";
import type { DriverError, Fault } from "../drivers/driver.ts";
import { faultError } from "../drivers/fault-errors.ts";
import type { NewEvent } from "../events.ts";
import { codeNow } from "./entity.ts";

export interface Scene {
  tx: Query;
  device: DeviceRow;
  /** Workspace time. */
  now: number;
}

const updateType = "UPDATE_ACCESS_CODE";
/** Attempts to change a code that is on the lock already. */
const changeTypes = [updateType, "CONVERT_ACCESS_CODE_TO_MANAGED"];
const settingTypes = ["CREATE_ACCESS_CODE", ...changeTypes];
const removalTypes = ["DELETE_ACCESS_CODE"];
const fresh: Partial<CodeProgress> = { tries: 0, not_before: 0, refused: null };

/** The lock holds the code, and it opens the door now. */
export async function codeIsSet({ tx, device, now }: Scene, row: AccessCodeRow): Promise<NewEvent[]> {
  const code: AccessCodeEntity = { ...withoutTrouble(row), status: "set" };
  await saveAccessCode(tx, code, fresh);
  const access_code = await codeNow(tx, code, { device, backups: 0, now });
  await endCodeAttempts(tx, row.access_code_id, settingTypes, { result: { access_code } }, iso(now));
  return code.wishes?.in_pool === true ? [] : [event("access_code.set_on_device", code, device, now, { code: code.code })];
}

/** The lock holds the code until its hours begin. */
export async function codeIsScheduled({ tx, device, now }: Scene, row: AccessCodeRow): Promise<NewEvent[]> {
  const code: AccessCodeEntity = { ...withoutTrouble(row), status: "unset", is_scheduled_on_device: true };
  await saveAccessCode(tx, code, fresh);
  await endUpdates({ tx, device, now }, code);
  return [event("access_code.scheduled_on_device", code, device, now, { code: code.code })];
}

/** The code is off the lock and waits for its hours to begin. */
export async function codeIsWithdrawn(
  { tx, device, now }: Scene,
  row: AccessCodeRow,
  { wasOnLock }: { wasOnLock: boolean },
): Promise<NewEvent[]> {
  const code: AccessCodeEntity = { ...withoutTrouble(row), status: "unset" };
  if (code.is_scheduled_on_device !== undefined) code.is_scheduled_on_device = false;
  await saveAccessCode(tx, code, fresh);
  await endUpdates({ tx, device, now }, code);
  return wasOnLock ? [event("access_code.removed_from_device", code, device, now)] : [];
}

/** Ends the attempts that moved the code to later hours. */
async function endUpdates({ tx, device, now }: Scene, code: AccessCodeEntity): Promise<void> {
  const access_code = await codeNow(tx, code, { device, backups: 0, now });
  return endCodeAttempts(tx, code.access_code_id, changeTypes, { result: { access_code } }, iso(now));
}

/** The former digits are off the lock, and the code is still wanted there. If the lock refused the new digits, that error stays. */
export async function oldDigitsAreOff({ tx, device, now }: Scene, row: AccessCodeRow): Promise<NewEvent[]> {
  const code: AccessCodeEntity = { ...accessCodeOf(row), status: "setting" };
  await saveAccessCode(tx, code);
  return [event("access_code.removed_from_device", code, device, now)];
}

/** The code is off the lock and ceases to exist. */
export async function codeIsGone(
  { tx, device, now }: Scene,
  row: AccessCodeRow,
  { wasOnLock }: { wasOnLock: boolean },
): Promise<NewEvent[]> {
  const code = accessCodeOf(row);
  await tx.deleteFrom("access_codes").where("access_code_id", "=", row.access_code_id).execute();
  await endCodeAttempts(tx, row.access_code_id, removalTypes, { result: {} }, iso(now));
  const ended = { type: "access_code_deleted", message: "The code was removed before this could be done." };
  await endCodeAttempts(tx, row.access_code_id, settingTypes, { error: ended }, iso(now));
  if (!code.is_managed) return [event("access_code.unmanaged.removed", code, device, now)];
  if (code.wishes?.in_pool === true) return [];
  const removed = wasOnLock ? [event("access_code.removed_from_device", code, device, now)] : [];
  return [...removed, event("access_code.deleted", code, device, now, { code: code.code })];
}

const firstRetryMs = 1000;
const longestRetryMs = 900_000;
const triesBeforeTrouble = 3;
/** Faults that another try would only repeat: the code waits until somebody edits it, or makes room on the lock. */
const final: ReadonlySet<string | null> = new Set<Fault>(["duplicate_code", "invalid_code", "no_free_slot", "unsupported"]);
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
export async function codeNotSet({ tx, device, now }: Scene, row: AccessCodeRow, error: DriverError): Promise<NewEvent[]> {
  const code = accessCodeOf(row);
  // The caller asked not to wait for an offline lock: its attempt fails now, and the code is still tried again.
  const failsAtOnce = error.fault === "unreachable" && code.wishes?.attempt_for_offline_device === false;
  const refused = isFinal(error) ? error.fault : null;
  const tries = row.tries + 1;
  const isTrouble = refused !== null || failsAtOnce || tries >= triesBeforeTrouble;
  const known = code.errors.some(({ error_code }) => error_code === "failed_to_set_on_device");
  const warned = code.warnings.some(({ warning_code }) => warning_code === "delay_in_setting_on_device");
  const clean = withoutTrouble(row);
  const cause = causes[error.fault];
  const next: AccessCodeEntity = isTrouble
    ? {
        ...clean,
        errors: [
          ...clean.errors,
          ...(cause ? [accessCodeError(cause, iso(now))] : []),
          accessCodeError("failed_to_set_on_device", iso(now)),
        ],
      }
    : { ...clean, warnings: [...clean.warnings, accessCodeWarning("delay_in_setting_on_device", iso(now))] };
  await saveAccessCode(tx, next, { refused, tries, not_before: now + backoff(tries, error) });
  if (isTrouble) await endCodeAttempts(tx, row.access_code_id, settingTypes, failure(error, device), iso(now));
  if (code.wishes?.in_pool === true) return [];
  if (isTrouble) return known ? [] : [event("access_code.failed_to_set_on_device", next, device, now, { access_code_errors: next.errors })];
  return warned ? [] : [event("access_code.delay_in_setting_on_device", next, device, now, { access_code_warnings: next.warnings })];
}

/** The code could not be taken off the lock; that is tried for ever. */
export async function codeNotCleared({ tx, device, now }: Scene, row: AccessCodeRow, error: DriverError): Promise<NewEvent[]> {
  const code = accessCodeOf(row);
  const tries = row.tries + 1;
  const isTrouble = tries >= triesBeforeTrouble;
  const clean = withoutTrouble(row);
  const known = code.errors.some(({ error_code }) => error_code === "failed_to_remove_from_device");
  const warned = code.warnings.some(({ warning_code }) => warning_code === "delay_in_removing_from_device");
  const next: AccessCodeEntity = isTrouble
    ? { ...clean, status: "removing", errors: [...clean.errors, accessCodeError("failed_to_remove_from_device", iso(now))] }
    : { ...clean, status: "removing", warnings: [...clean.warnings, accessCodeWarning("delay_in_removing_from_device", iso(now))] };
  await saveAccessCode(tx, next, { tries, not_before: now + backoff(tries, error) });
  // An update to later hours takes the code off the lock too.
  if (isTrouble) await endCodeAttempts(tx, row.access_code_id, [...removalTypes, updateType], failure(error, device), iso(now));
  if (code.wishes?.in_pool === true) return [];
  if (isTrouble)
    return known ? [] : [event("access_code.failed_to_remove_from_device", next, device, now, { access_code_errors: next.errors })];
  return warned ? [] : [event("access_code.delay_in_removing_from_device", next, device, now, { access_code_warnings: next.warnings })];
}

/** The code was put back once, and changed at the lock again: it is left so, and attempts that wait for it fail with these `errors`. */
export async function codeIsLeft({ tx, now }: Pick<Scene, "tx" | "now">, row: AccessCodeRow, errors: readonly ErrorEntry[]): Promise<void> {
  const error = { type: "code_modified_external_to_seam", message: errors.map(({ message }) => message).join(" ") };
  await endCodeAttempts(tx, row.access_code_id, settingTypes, { error }, iso(now));
}

type RetryAfter = Partial<Pick<DriverError, "retry_after_ms">>;

/** Has the operation tried again later, without an error, a warning or an event. */
export async function waits({ tx, now }: Scene, row: AccessCodeRow, error: RetryAfter = {}): Promise<NewEvent[]> {
  const tries = row.tries + 1;
  await saveAccessCode(tx, accessCodeOf(row), { tries, not_before: now + backoff(tries, error) });
  return [];
}

export const backoff = (tries: number, { retry_after_ms = 0 }: RetryAfter = {}): number =>
  Math.max(Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 20), longestRetryMs), retry_after_ms);

const failure = ({ fault }: DriverError, { name }: DeviceRow): Outcome => ({ error: faultError(fault, name) });

/** Errors about changes made at the lock: they stay until somebody edits the code. */
const lasting = new Set(["code_modified_external_to_seam", "conflicting_external_modification"]);

function withoutTrouble(row: AccessCodeRow): AccessCodeEntity {
  const code = accessCodeOf(row);
  return {
    ...code,
    errors: code.errors.filter(({ error_code }) => lasting.has(error_code)),
    warnings: code.warnings.filter(
      ({ warning_code }) => warning_code !== "delay_in_setting_on_device" && warning_code !== "delay_in_removing_from_device",
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
