// Creates, moves and removes the codes of a grant on its doors.
import { randomUUID } from "node:crypto";
import {
  type AccessCodeEntity,
  accessCodeOf,
  insertAccessCodes,
  noteCodeAsker,
  saveAccessCode,
} from "../../base/db/access-codes.ts";
import { readAskedBy } from "../../base/db/asked-by.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, lockDevices, type LockedDevice } from "../../base/db/devices.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import { codesOn } from "../codes/create.ts";
import { pinsOfAccount } from "../codes/existing-set.ts";
import { isOfExistingSet } from "../codes/digits.ts";
import type { NewEvent } from "../events/events.ts";
import { mayBeOnLock } from "../slots/code-placement.ts";
import { slotOf } from "../slots/code-slots.ts";
import { readCode } from "../slots/lock-view.ts";
import { noteSlotEvent } from "../slots/table/carry-out.ts";
import { codeEvent } from "../slots/table/outcomes.ts";
import { wakeCodes } from "../slots/wake-codes.ts";
import { fitsDoor } from "./choose-pins.ts";
import { codeNameFor } from "./code-name.ts";
import { codeTimes } from "./code-times.ts";
import type { MethodDoor } from "./grant-view.ts";

export interface Deed {
  tx: Tx;
  grant: AccessGrantRow;
  now: WorkspaceTime;
}

/** Locks the doors of a step, in the same order as everywhere. */
export const holdDoors = async (tx: Tx, device_ids: readonly string[]): Promise<Map<string, LockedDevice>> => {
  const rows = await lockDevices(tx, tx.selectFrom("devices").selectAll().where(tx.among("device_id", device_ids)));
  return new Map(rows.map((row) => [row.device_id, row]));
};

/** Creates a code. A door at which the PIN is in use by now leaves the method, so that another PIN is chosen for it. */
export async function makeCode(
  { tx, grant, now }: Deed,
  device: LockedDevice,
  method: AccessMethodRow,
  title: string,
): Promise<NewEvent[]> {
  const { device_id } = device;
  const others = await codesOn(tx, device_id);
  const { properties } = deviceOf(device);
  const among = isOfExistingSet(properties) ? await pinsOfAccount(tx, device.connected_account_id) : undefined;
  const taken = new Set(others.flatMap(({ code }) => code ?? []));
  if (method.code !== null && !fitsDoor(method.code, { device_id, properties, taken, among })) {
    await dropPlace(tx, { access_method_id: method.access_method_id, device_id });
    return [];
  }
  const entity = newCode(grant, device, { code: method.code, name: codeNameFor(title, properties, others), now });
  const { access_grant_id } = grant;
  await insertAccessCodes(tx, [entity], { access_grant_id, access_method_id: method.access_method_id });
  const asked_by = readAskedBy(grant.asked_by);
  if (asked_by) await noteCodeAsker(tx, entity.access_code_id, asked_by);
  await wakeCodes(tx, device);
  return [{ ...codeEvent("access_code.created", entity, device, now), asked_by }];
}

export async function dropPlace(tx: Tx, { access_method_id, device_id }: MethodDoor): Promise<void> {
  await tx
    .deleteFrom("access_method_doors")
    .where("access_method_id", "=", access_method_id)
    .where("device_id", "=", device_id)
    .execute();
}

function newCode(
  grant: AccessGrantRow,
  { device_id, workspace_id }: LockedDevice,
  { code, name, now }: { code: string | null; name: string; now: WorkspaceTime },
): AccessCodeEntity {
  const { starts_at, ends_at, isKeptByServer } = codeTimes(grant, now);
  const isBound = starts_at !== null;
  return {
    access_code_id: randomUUID(),
    workspace_id,
    device_id,
    name,
    code,
    type: isBound ? "time_bound" : "ongoing",
    status: isBound && Date.parse(starts_at) > now ? "unset" : "setting",
    ...(isBound ? { starts_at, ends_at, is_scheduled_on_device: false } : {}),
    created_at: iso(now),
    errors: [],
    warnings: [],
    is_managed: true,
    common_code_key: null,
    is_waiting_for_code_assignment: code === null,
    is_backup: false,
    pulled_backup_access_code_id: null,
    is_external_modification_allowed: false,
    wishes: isKeptByServer ? { prefer_native_scheduling: false } : {},
  };
}

/** Changes the times of a code. Its digits stay. A lock that enforces schedules gets the new schedule. */
export async function moveCode(
  { tx, grant, now }: Deed,
  device: LockedDevice,
  found: AccessCodeRow,
): Promise<NewEvent[]> {
  const current = await readCode(tx, found.access_code_id);
  if (!current || current.removal_asked_at !== null || current.is_managed === 0) return [];
  const before = accessCodeOf(current);
  const { starts_at, ends_at, isKeptByServer } = codeTimes(grant, now);
  const { starts_at: _, ends_at: __, is_scheduled_on_device: ___, ...rest } = before;
  const isBound = starts_at !== null;
  const isLater = isBound && Date.parse(starts_at) > now;
  // A code that may still be on the lock is `setting` until it is off the lock, and only then becomes `unset`.
  const mayOpen = before.status !== "unset" && mayBeOnLock(current, await slotOf(tx, current));
  const { prefer_native_scheduling: ____, ...wishes } = before.wishes ?? {};
  const next: AccessCodeEntity = {
    ...rest,
    type: isBound ? "time_bound" : "ongoing",
    ...(isBound ? { starts_at, ends_at, is_scheduled_on_device: before["is_scheduled_on_device"] ?? false } : {}),
    status: isLater && !mayOpen ? "unset" : "setting",
    errors: [],
    warnings: [],
    wishes: { ...wishes, ...(isKeptByServer && { prefer_native_scheduling: false }), changed_at: iso(now) },
  };
  await saveAccessCode(tx, next, { refused: null, tries: 0, not_before: 0 });
  await wakeCodes(tx, device);
  return [{ ...codeEvent("access_code.changed", next, device, now), asked_by: readAskedBy(grant.asked_by) }];
}

export async function takeCodeAway(
  { tx, grant, now }: Deed,
  device: LockedDevice,
  found: AccessCodeRow,
): Promise<NewEvent[]> {
  const current = await readCode(tx, found.access_code_id);
  if (!current || current.removal_asked_at !== null || current.is_managed === 0) return [];
  const asked = { ...current, asked_by: grant.asked_by ?? current.asked_by };
  const events = await noteSlotEvent({ tx, device, now }, asked, { kind: "deleted" });
  await wakeCodes(tx, device);
  return events;
}
