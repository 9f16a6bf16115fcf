// Changes that somebody made at the lock: codes found there, codes gone from there, our own codes altered (platform-api §4.5).
import { randomUUID } from "node:crypto";
import { accessCodeError, accessCodeWarning, changedAgain } from "../catalogue/issues/issues.ts";
import { iso } from "../clock.ts";
import { type AccessCodeEntity, accessCodeOf, insertAccessCodes, saveAccessCode } from "../db/access-codes.ts";
import type { Database, Query } from "../db/database.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow } from "../db/schema.ts";
import type { NewEvent } from "../events.ts";
import { codeIsGone, codeIsLeft, event } from "./outcomes.ts";
import { formerOnceFound, mayHold } from "./held.ts";
import { wakeCodes } from "./schedule.ts";
import { dropSlot, emptySlot, roomWasMade, saveSlot } from "./slots.ts";
import { leftAtLock } from "./wanted.ts";

export interface SlotChange {
  slot: number;
  occupied: boolean | null;
  code?: string | undefined;
  name?: string | null | undefined;
}

/** Call it with the device's row locked. `now`: workspace time. */
export async function applySlotChange(
  database: Database,
  tx: Query,
  device: DeviceRow,
  change: SlotChange,
  now: number,
): Promise<NewEvent[]> {
  const { device_id } = device;
  const noted = await tx
    .selectFrom("code_slots")
    .selectAll()
    .where("device_id", "=", device_id)
    .where("slot", "=", change.slot)
    .executeTakeFirst();
  if (change.occupied === null) return [];
  if (!noted) return change.occupied ? found(tx, device, change, now) : [];
  if (change.occupied && (change.code === undefined || mayHold(noted).some(({ code }) => code === change.code))) return [];
  const row = await tx.selectFrom("access_codes").selectAll().where("access_code_id", "=", noted.access_code_id).executeTakeFirst();
  if (!row) return [];
  // An operation is under way: its answer tells what it did, but not whether these digits came before or after it.
  if (noted.op_id !== null) return change.code === undefined ? [] : foundMeanwhile(tx, device, { row, noted, change, now });
  const changed = row.is_managed === 0 ? foreignChanged : row.is_backup === 1 ? spareChanged : ownChanged;
  const events = await changed(tx, device, { row, noted, change, now });
  await roomWasMade(tx, device_id);
  await wakeCodes(database, tx, device);
  return events;
}

/** Makes an unmanaged code of digits that others put into a slot. `underWay`: our operation on the slot, which goes on. */
export async function found(
  tx: Query,
  device: DeviceRow,
  { slot, code, name = null }: SlotChange,
  now: number,
  underWay?: CodeSlotRow,
): Promise<NewEvent[]> {
  const { device_id, workspace_id } = device;
  const entity: AccessCodeEntity = {
    access_code_id: randomUUID(),
    workspace_id,
    device_id,
    name,
    code: code ?? null,
    type: "ongoing",
    status: "set",
    starts_at: null,
    ends_at: null,
    created_at: iso(now),
    errors: [],
    warnings: [],
    is_managed: false,
  };
  await insertAccessCodes(tx, [entity]);
  const known: CodeSlotRow = { ...emptySlot(entity, slot), code: code ?? "", phase: "set" };
  await saveSlot(tx, { ...(underWay ?? known), access_code_id: entity.access_code_id });
  return [event("access_code.unmanaged.created", entity, device, now)];
}

interface Difference {
  row: AccessCodeRow;
  noted: CodeSlotRow;
  change: SlotChange;
  now: number;
}

const always = { type: "ongoing", starts_at: null, ends_at: null } as const;

async function foreignChanged(tx: Query, device: DeviceRow, { row, noted, change, now }: Difference): Promise<NewEvent[]> {
  if (change.occupied) {
    // What is programmed at the door opens it at any hour.
    await saveAccessCode(tx, { ...accessCodeOf(row), ...always, code: change.code ?? null, status: "set" });
    await saveSlot(tx, { ...noted, code: change.code ?? "", hours: "", phase: "set", former: null });
    return [];
  }
  await dropSlot(tx, row.access_code_id);
  return codeIsGone({ tx, device, now }, row, { wasOnLock: true });
}

const modified = "code_modified_external_to_seam";

/** A spare that was changed at the lock is given up, since nobody has it yet. Digits in its place become an unmanaged code. */
async function spareChanged(tx: Query, device: DeviceRow, { row, noted, change, now }: Difference): Promise<NewEvent[]> {
  const events = change.occupied ? await found(tx, device, change, now, noted.op_id === null ? undefined : noted) : [];
  await dropSlot(tx, row.access_code_id);
  return [...events, ...(await codeIsGone({ tx, device, now }, row, { wasOnLock: false }))];
}

/**
 * Digits of others came into the slot during an operation on it: they are noted beside the code's own. A spare is in no list that
 * could tell them, so its slot goes to an unmanaged code, and the operation with it.
 */
async function foundMeanwhile(tx: Query, device: DeviceRow, difference: Difference): Promise<NewEvent[]> {
  const { row, change } = difference;
  const noted = { ...difference.noted, former: formerOnceFound(difference.noted, change.code ?? "") };
  if (row.is_backup === 1) return spareChanged(tx, device, { ...difference, noted });
  await saveSlot(tx, noted);
  if (row.is_managed === 0) await saveAccessCode(tx, { ...accessCodeOf(row), ...always, code: change.code ?? null });
  return [];
}

/** A changed code is put back once. The second change is only reported: two systems that overwrite each other would never end. */
async function ownChanged(tx: Query, device: DeviceRow, { row, noted, change, now }: Difference): Promise<NewEvent[]> {
  const code = accessCodeOf(row);
  const told = iso(now);
  if (code["is_external_modification_allowed"] === true && change.occupied) {
    const warnings = [...code.warnings.filter(({ warning_code }) => warning_code !== modified), accessCodeWarning(modified, told)];
    const next = { ...code, code: change.code ?? code.code, warnings };
    await saveAccessCode(tx, next);
    await saveSlot(tx, { ...noted, code: change.code ?? noted.code, hours: "", former: null });
    return [event("access_code.changed", next, device, now)];
  }
  const isSecondTime = code.errors.some(({ error_code }) => error_code === modified);
  const others = code.errors.filter(({ error_code }) => error_code !== modified);
  // What is programmed at the door has no hours.
  if (change.occupied) await saveSlot(tx, { ...noted, code: change.code ?? "", hours: "", former: null });
  else await dropSlot(tx, row.access_code_id);
  const errors = isSecondTime ? changedAgain(told) : [accessCodeError(modified, told)];
  const next: AccessCodeEntity = {
    ...code,
    status: row.removal_asked_at === null ? "setting" : "removing",
    errors: [...others, ...errors],
    wishes: { ...code.wishes, changed_at: told },
  };
  await saveAccessCode(tx, next, isSecondTime ? { refused: leftAtLock } : {});
  if (isSecondTime) await codeIsLeft({ tx, now }, row, errors);
  return [event(change.occupied ? "access_code.modified_external_to_seam" : "access_code.deleted_external_to_seam", next, device, now)];
}
