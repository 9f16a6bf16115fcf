// A lock that was out of reach may hold other codes than before. Each difference is handled as a change that somebody
// made at the lock.
import { iso } from "../../clock.ts";
import type { Database, Query } from "../../db/database.ts";
import { lockDeviceRow } from "../../db/devices.ts";
import type { CodeSlotRow, DeviceRow } from "../../db/schema.ts";
import { DriverError, type SlotState } from "../../drivers/driver.ts";
import { appendEvents, type NewEvent } from "../../events/events.ts";
import { restLane } from "../../jobs/lanes.ts";
import { isAtRest } from "../table/slot-contents.ts";
import { happened } from "../table/carry-out.ts";
import { backoff } from "../table/outcomes.ts";
import { applySlotChange, type SlotChange } from "./changes-at-lock.ts";
import { withoutZone } from "../code-placement.ts";
import { emptySlot, saveSlot, slotsOf } from "../code-slots.ts";
import { readLockSlots, type Turn } from "../lock-operation.ts";

/**
 * Call it while no operation is under way. A lock that does not answer, or answers differently each time, is asked ever
 * less often.
 */
export async function survey(turn: Turn): Promise<void> {
  const { services, job, view } = turn;
  const { database, clock } = services;
  const { device_id, codes_unseen } = view.device;
  const read = await readLockSlots(turn);
  await database.transaction(async (tx) => {
    const device = await lockDeviceRow(database, tx, device_id);
    const now = clock.now() + view.workspace.clock_offset_ms;
    // The lock was out of reach again since it was asked: ask it once more.
    if (device?.codes_unseen !== codes_unseen) return restLane(database, tx, job, clock.now());
    const told =
      read instanceof DriverError ? read : await takeIn(database, tx, { device, before: view.slots, read, now });
    const seen = tx.updateTable("devices").set(afterLook(device, told, now));
    await seen.where("device_id", "=", device_id).execute();
    await restLane(database, tx, job, clock.now());
    if (Array.isArray(told)) await appendEvents(database, tx, view.workspace.workspace_id, told);
  });
}

type Told = NewEvent[] | DriverError | "as known";

/**
 * The lock counts as looked at once nothing differs. After a first difference it is asked again at once: more may have
 * changed since.
 */
function afterLook({ codes_looks, codes_look_at }: DeviceRow, told: Told, now: number): Partial<DeviceRow> {
  if (told === "as known") return { codes_unseen: 0, codes_looks: 0, codes_look_at: 0 };
  if (codes_look_at === 0 && Array.isArray(told)) return { codes_look_at: now };
  return { codes_looks: codes_looks + 1, codes_look_at: now + backoff(codes_looks + 1) };
}

interface Seen {
  device: DeviceRow;
  /** The slots as noted before the lock was asked. */
  before: readonly CodeSlotRow[];
  read: readonly SlotState[];
  now: number;
}

async function takeIn(
  database: Database,
  tx: Query,
  { device, before, read, now }: Seen,
): Promise<NewEvent[] | "as known"> {
  const { device_id } = device;
  const slots = await slotsOf(tx, device_id);
  // The notes have changed since the lock was asked, so its answer may be out of date.
  if (JSON.stringify(slots) !== JSON.stringify(before)) return [];
  const codes = await tx.selectFrom("access_codes").selectAll().where("device_id", "=", device_id).execute();
  const codeIn = new Map(
    slots.map((slot) => [slot.slot, codes.find((code) => code.access_code_id === slot.access_code_id)]),
  );
  const unplaced = new Set(codes.filter((code) => ![...codeIn.values()].includes(code)));
  const events: NewEvent[] = [];
  let isKnown = true;
  for (const change of changesIn(slots, read)) {
    isKnown = false;
    const code = codeIn.get(change.slot);
    const noted = slots.find(({ slot }) => slot === change.slot);
    const match = noted ? undefined : [...unplaced].find((each) => each.code !== null && each.code === change.code);
    if (match) {
      unplaced.delete(match);
      await saveSlot(tx, {
        ...emptySlot(match, change.slot),
        code: change.code ?? "",
        hours: change.hours ?? "",
        phase: "set",
      });
    } else if (noted && code && change.occupied && (change.code ?? noted.code) === noted.code)
      events.push(...(await happened({ tx, device, now }, code, { kind: "other_hours", hours: change.hours ?? "" })));
    else events.push(...(await applySlotChange(database, tx, device, change, now)));
  }
  return isKnown ? "as known" : events;
}

interface Difference extends SlotChange {
  /** As in {@link CodeSlotRow.hours}; absent: the lock does not tell. */
  hours?: string;
}

/**
 * Where the lock's answer differs from the notes. Slots in doubt or under way are left out: the loop's own steps settle
 * those.
 */
function changesIn(slots: readonly CodeSlotRow[], read: readonly SlotState[]): Difference[] {
  const noted = new Map(slots.map((slot) => [slot.slot, slot]));
  const occupied = read.filter((each) => each.occupied === true);
  // Only a slot that the lock says is empty is: a list that lacks it may be cut short.
  const empty = new Set(read.filter(({ occupied: is }) => is === false).map(({ slot }) => slot));
  const gone = slots.filter((slot) => isAtRest(slot) && empty.has(slot.slot));
  const found = occupied.flatMap(({ slot, code, name, window }): Difference[] => {
    const own = noted.get(slot);
    const hours =
      window === undefined ? {} : { hours: window ? `${iso(window.starts_at)}/${iso(window.ends_at)}` : "" };
    // A lock tells moments, not the zone whose wall clock it has them by.
    const isSameHours = own && (hours.hours ?? withoutZone(own.hours)) === withoutZone(own.hours);
    const isAsNoted = own && (code === undefined || own.code === code) && isSameHours;
    if (isAsNoted || (own && !isAtRest(own))) return [];
    return [{ slot, occupied: true, code, name, ...hours }];
  });
  return [...gone.map(({ slot }) => ({ slot, occupied: false })), ...found];
}
