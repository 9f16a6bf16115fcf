// Edits and removals of codes.
import { type ActionAttempt, endCodeAttempts, insertAttempt, type Outcome } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import { type AccessCodeEntity, accessCodeOf, type CodeWishes, saveAccessCode } from "../../base/db/access-codes.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, lockDeviceRow, type LockedDevice } from "../../base/db/devices.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";
import { askedBy } from "../events/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import { limitRate } from "../rate-limits.ts";
import { checkName, checkPin, checkStart, refuseDuplicate } from "./checks.ts";
import { codesOn } from "./create.ts";
import { codeNow } from "../slots/code-entity.ts";
import { existingSet } from "./existing-set.ts";
import { refuseOwnedByGrant } from "./owned-codes.ts";
import { isAtRest } from "../slots/table/slot-contents.ts";
import { readCode } from "../slots/lock-view.ts";
import { noteSlotEvent } from "../slots/table/carry-out.ts";
import { codeEvent } from "../slots/table/outcomes.ts";
import { wakeCodes } from "../slots/wake-codes.ts";
import { slotOf } from "../slots/code-slots.ts";
import { type AskedTimes, timesOf } from "./times.ts";
import { hoursOnLock, leftAtLock, mayBeOnLock } from "../slots/code-placement.ts";
import { hoursZone } from "../slots/hours-zone.ts";

export interface CodeChange extends AskedTimes {
  name?: string | undefined;
  code?: string | undefined;
  is_external_modification_allowed?: boolean | undefined;
  wishes: CodeWishes;
}

export interface Changed {
  attempt: ActionAttempt;
  events: readonly NewEvent[];
}

/** Changes a code. @param row - The row that the caller found. It is read again here, with the device's row locked. */
export async function updateCode(context: Context, tx: Tx, row: AccessCodeRow, change: CodeChange): Promise<Changed> {
  const { device, current } = await holdCode(tx, row);
  const before = accessCodeOf(current);
  const { properties } = deviceOf(device);
  const times = timesOf(
    change,
    { starts_at: before.starts_at ?? null, ends_at: before.ends_at ?? null },
    context.now(),
  );
  if (times.starts_at !== before.starts_at) checkStart(properties, times.starts_at, context.now());
  const digits = change.code ?? before.code;
  if (change.code !== undefined && change.code !== before.code) {
    checkPin(properties, change.code, await existingSet(tx, [device]));
  }
  // The digits of a code that was left off the lock may belong to another code by now.
  if (digits !== null && (digits !== before.code || current.refused === leftAtLock))
    refuseDuplicate(await codesOn(tx, device.device_id), digits, row.access_code_id);
  if (change.name !== undefined && change.name !== before.name)
    checkName(properties, change.name, await codesOn(tx, device.device_id), row.access_code_id);
  const next = edited(before, { ...change, code: digits }, times);
  const isSame =
    next.code === before.code &&
    times.starts_at === (before.starts_at ?? null) &&
    times.ends_at === (before.ends_at ?? null);
  const isDone = isSame && before.status === "set";
  const isLater = times.starts_at !== null && Date.parse(times.starts_at) > context.now();
  // A code that may still be on the lock is `setting` until it is off the lock, and only then becomes `unset`.
  const slot = await slotOf(tx, current);
  const mayOpen = before.status !== "unset" && mayBeOnLock(current, slot);
  if (!isSame) next.wishes = { ...next.wishes, changed_at: context.moment() };
  if (!isDone) next.status = isLater && !mayOpen ? "unset" : "setting";
  await saveAccessCode(tx, next, { refused: null, tries: 0, not_before: 0 });
  // Before its start a code needs nothing from the lock, so the attempt succeeds at once. If the lock holds other
  // digits or another schedule, the reconcile loop ends the attempt.
  const isKeptOtherwise = slot !== undefined && !isAtRestAs(slot, next, hoursZone(device));
  const outcome: Outcome | undefined =
    isDone || (next.status === "unset" && !isKeptOtherwise)
      ? { result: { access_code: await codeNow(tx, next, { device, backups: 0, now: context.now() }) } }
      : undefined;
  // Earlier updates end too: this change replaced them before they reached the lock, and nothing else would end them.
  if (outcome) await endCodeAttempts(tx, next.access_code_id, ["UPDATE_ACCESS_CODE"], outcome, context.moment());
  await limitRate(tx, context, current.device_id, "UPDATE_ACCESS_CODE");
  const attempt = await insertCodeAttempt(context, tx, current, "UPDATE_ACCESS_CODE", outcome);
  await wakeCodes(tx, device);
  const changed = codeEvent("access_code.changed", next, device, context.now());
  return { attempt, events: [{ ...changed, asked_by: askedBy(context.asker, attempt) }] };
}

function edited(
  before: AccessCodeEntity,
  { name, code, is_external_modification_allowed, wishes }: Omit<CodeChange, "code"> & { code: string | null },
  times: { starts_at: string | null; ends_at: string | null },
): AccessCodeEntity {
  const { starts_at: _, ends_at: __, is_scheduled_on_device: ___, ...rest } = before;
  const isBound = times.starts_at !== null;
  return {
    ...rest,
    name: name ?? before.name,
    code,
    type: isBound ? "time_bound" : "ongoing",
    ...(isBound ? { ...times, is_scheduled_on_device: before.is_scheduled_on_device ?? false } : {}),
    errors: [],
    warnings: [],
    is_external_modification_allowed:
      is_external_modification_allowed ?? before["is_external_modification_allowed"] ?? false,
    wishes: { ...before.wishes, ...wishes },
  };
}

export async function removeCode(context: Context, tx: Tx, row: AccessCodeRow): Promise<Changed> {
  const { device, current } = await holdCode(tx, row, { evenWhenRemoved: true });
  await limitRate(tx, context, current.device_id, "DELETE_ACCESS_CODE");
  const attempt = await insertCodeAttempt(context, tx, current, "DELETE_ACCESS_CODE");
  const isOnLock = mayBeOnLock(current, await slotOf(tx, current));
  const asked_by = JSON.stringify(askedBy(context.asker, attempt));
  const events = await noteSlotEvent({ tx, device, now: context.now() }, { ...current, asked_by }, { kind: "deleted" });
  if (!isOnLock) return { attempt: { ...attempt, status: "success", result: {} }, events };
  await wakeCodes(tx, device);
  return { attempt, events };
}

/** Whether the slot is confirmed to hold these digits with this schedule, and no operation on it is under way. */
const isAtRestAs = (slot: CodeSlotRow, { code, ...times }: AccessCodeEntity, zone: string | undefined): boolean =>
  isAtRest(slot) && slot.code === code && slot.hours === hoursOnLock(times, true, zone);

/** Locks the rows of a code and its device until the end of the transaction. */
export async function holdCode(
  tx: Tx,
  row: AccessCodeRow,
  { evenWhenRemoved = false }: { evenWhenRemoved?: boolean } = {},
): Promise<{ device: LockedDevice; current: AccessCodeRow }> {
  const device = await lockDeviceRow(tx, row.device_id);
  const current = await readCode(tx, row.access_code_id);
  // If `is_managed` has changed since the caller found the code, the operation does not apply any more.
  const isThere = current?.is_managed === row.is_managed && (evenWhenRemoved || current.removal_asked_at === null);
  if (!device || !isThere) throw notFound("access_code", { access_code_id: row.access_code_id });
  refuseOwnedByGrant(current);
  return { device, current };
}

export const insertCodeAttempt = (
  context: Context,
  tx: Tx,
  { workspace_id, device_id, access_code_id }: AccessCodeRow,
  action_type: string,
  outcome?: Outcome,
): Promise<ActionAttempt> =>
  insertAttempt(
    tx,
    {
      workspace_id,
      device_id,
      access_code_id,
      action_type,
      created_at: context.moment(),
      asked_by: askedBy(context.asker),
    },
    outcome,
  );
