// Effects of an event on a code, as data: its row, events, and attempts that waited for it. Pure; `carry-out.ts`
// carries them out.
import type { Outcome } from "../../action-attempts.ts";
import { accessCodeWarning, putBack } from "../../../base/catalogue/issues/issues.ts";
import { iso, type WorkspaceTime } from "../../../base/clock.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeProgress } from "../../../base/db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../../../base/db/schema.ts";
import type { NewEvent } from "../../events/events.ts";
import { awaitsPlace } from "../code-placement.ts";

export type Effect =
  | { do: "save"; code: AccessCodeEntity; progress: Partial<CodeProgress> }
  | { do: "delete" }
  /** Ends attempts. For an `outcome` with a code, the result is the code's entity after the preceding effects. */
  | { do: "end_attempts"; action_types: readonly string[]; outcome: Outcome | { code: AccessCodeEntity } }
  /** Emits an event. `is_of_others` if somebody caused it at the lock, not the caller of the code. */
  | { do: "tell"; event_type: string; payload: Record<string, unknown>; is_of_others?: true }
  /** Logs a waiting code for the operator. */
  | { do: "log"; what: string }
  /** Retries codes that the lock refused because it was full or had their digits already. */
  | { do: "try_refused" }
  /** Creates a foreign code from digits at the lock. `during` is the operation on its slot, which goes on. */
  | {
      do: "adopt";
      slot: number;
      code: string | undefined;
      name: string | null | undefined;
      active?: false | undefined;
      during?: CodeSlotRow | undefined;
    };

export interface Told {
  code: AccessCodeRow;
  lock: Pick<DeviceRow, "name" | "driver_key">;
  now: WorkspaceTime;
}

export const updateType = "UPDATE_ACCESS_CODE";
/** Types of attempts that change a code on the lock. */
const changeTypes = [updateType, "CONVERT_ACCESS_CODE_TO_MANAGED"];
export const settingTypes = ["CREATE_ACCESS_CODE", ...changeTypes];
export const removalTypes = ["DELETE_ACCESS_CODE"];
const fresh: Partial<CodeProgress> = { tries: 0, not_before: 0, refused: null };

export const saveCode = (code: AccessCodeEntity, progress: Partial<CodeProgress> = {}): Effect => ({
  do: "save",
  code,
  progress,
});
export const tryRefusedCodes: Effect = { do: "try_refused" };
export const rowWith = (row: AccessCodeRow, changes: Partial<AccessCodeEntity>): AccessCodeRow => ({
  ...row,
  body: JSON.stringify({ ...accessCodeOf(row), ...changes }),
});

export const endAttempts = (
  action_types: readonly string[],
  outcome: Outcome | { code: AccessCodeEntity },
): Effect => ({
  do: "end_attempts",
  action_types,
  outcome,
});
export const tellEvent = (event_type: string, payload: Record<string, unknown> = {}): Effect => ({
  do: "tell",
  event_type,
  payload,
});

/** Effects of a code that is on the lock and opens the door now. */
export function becomeSet({ code: row, now }: Told, isConfirmed?: boolean): Effect[] {
  const code: AccessCodeEntity = { ...proven(restored(row), isConfirmed, now), status: "set" };
  const told = code.wishes?.in_pool === true ? [] : [tellEvent("access_code.set_on_device", { code: code.code })];
  return [saveCode(code, fresh), endAttempts(settingTypes, { code }), ...told];
}

const unconfirmed = "unconfirmed_by_device";

/** @param isConfirmed - Whether the lock was read to hold the code; `undefined` to keep the former value. */
function proven(code: AccessCodeEntity, isConfirmed: boolean | undefined, now: number): AccessCodeEntity {
  if (isConfirmed === undefined) return code;
  const others = code.warnings.filter(({ warning_code }) => warning_code !== unconfirmed);
  return { ...code, warnings: isConfirmed ? others : [...others, accessCodeWarning(unconfirmed, iso(now))] };
}

/** Effects of a code that waits on the lock for its start. */
export function becomeScheduled({ code: row, now }: Told, isConfirmed?: boolean): Effect[] {
  const code: AccessCodeEntity = {
    ...proven(restored(row), isConfirmed, now),
    status: "unset",
    is_scheduled_on_device: true,
  };
  return [
    saveCode(code, fresh),
    endAttempts(changeTypes, { code }),
    tellEvent("access_code.scheduled_on_device", { code: code.code }),
  ];
}

/** Effects of a code that is off the lock and waits for its start. Attempts that postponed it end. */
export function becomeWithdrawn({ code: row }: Told, { wasOnLock }: { wasOnLock: boolean }): Effect[] {
  const code: AccessCodeEntity = { ...withoutTrouble(row), status: "unset" };
  if (code.is_scheduled_on_device !== undefined) code.is_scheduled_on_device = false;
  return [
    saveCode(code, fresh),
    endAttempts(changeTypes, { code }),
    ...(wasOnLock ? [tellEvent("access_code.removed_from_device")] : []),
  ];
}

/** Effects of a lock with too few slots: the code waits off the lock for a free one, or for its start. */
export const awaitPlace = ({ code: row }: Told): Effect[] => [
  saveCode({ ...withoutTrouble(row), status: "unset" }, { ...fresh, refused: awaitsPlace }),
];

/**
 * Effects of the removal of former digits from the lock, for a code that stays. A refusal of the new digits stays an
 * error.
 */
export const loseOldDigits = ({ code: row }: Told): Effect[] => [
  saveCode({ ...accessCodeOf(row), status: "setting" }),
  tellEvent("access_code.removed_from_device"),
];

/** Effects of a code that is off the lock and is deleted. */
export function becomeGone({ code: row }: Told, { wasOnLock }: { wasOnLock: boolean }): Effect[] {
  const code = accessCodeOf(row);
  const error = { type: "access_code_deleted", message: "The code was removed before this could be done." };
  const over: Effect[] = [
    { do: "delete" },
    endAttempts(removalTypes, { result: {} }),
    endAttempts(settingTypes, { error }),
  ];
  if (!code.is_managed) return [...over, tellEvent("access_code.unmanaged.removed")];
  if (code.wishes?.in_pool === true) return over;
  const removed = wasOnLock ? [tellEvent("access_code.removed_from_device")] : [];
  return [...over, ...removed, tellEvent("access_code.deleted", { code: code.code })];
}

/** Effects of a requested removal of a code that may be on the lock. */
export const awaitRemoval = ({ code: row, now }: Told): Effect[] => [
  saveCode(
    { ...accessCodeOf(row), status: "removing" },
    { removal_asked_at: row.removal_asked_at ?? iso(now), tries: 0, not_before: 0 },
  ),
];

/** Effect of a code that becomes unmanaged. @param held - Known content of the lock. */
export const becomeUnmanaged = ({ code: row }: Told, held: Partial<AccessCodeEntity>): Effect =>
  saveCode({ ...accessCodeOf(row), ...held, is_managed: false, status: "set", errors: [], warnings: [] });

/** Errors about changes at the lock, which stay until the code is edited. */
const lasting = new Set(["code_modified_external_to_seam", "conflicting_external_modification"]);

export function withoutTrouble(row: AccessCodeRow): AccessCodeEntity {
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

/** Code that is on the lock as requested, without the error of a switching off. */
const restored = (row: AccessCodeRow): AccessCodeEntity => {
  const code = withoutTrouble(row);
  return { ...code, errors: code.errors.map(putBack) };
};

/** Makes an event of a code. It carries the code's name, because the code may be gone when the event is read. */
export const codeEvent = (
  event_type: string,
  code: NamedCode,
  { device_id, connected_account_id }: Pick<DeviceRow, "device_id" | "connected_account_id">,
  now: number,
  payload: Record<string, unknown> = {},
): NewEvent => ({
  event_type,
  occurred_at: iso(now),
  device_id,
  connected_account_id,
  access_code_id: code.access_code_id,
  ...("access_grant_id" in code && code.access_grant_id !== null && { grant_of_code: code.access_grant_id }),
  payload: { access_code_name: nameOf(code), ...payload },
});

/** A code, or its row. */
type NamedCode =
  | Pick<AccessCodeEntity, "access_code_id" | "name">
  | Pick<AccessCodeRow, "access_code_id" | "access_grant_id" | "body">;

const nameOf = (code: NamedCode): string | null => ("body" in code ? accessCodeOf(code) : code).name ?? null;
