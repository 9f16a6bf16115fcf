// Compares a lock's report of its slots with the stored ones. Each difference is handled as a change at the lock.
import { iso } from "../../../base/clock.ts";
import type { Tx } from "../../../base/db/database.ts";
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import type { SlotState } from "../../../driver/driver.ts";
import type { NewEvent } from "../../events/events.ts";
import { withoutZone } from "../code-placement.ts";
import { emptySlot, saveSlot, slotsOf } from "../code-slots.ts";
import { noteSlotEvent } from "../table/carry-out.ts";
import { heldPhase, isAtRest } from "../table/slot-contents.ts";
import { applySlotChange, type SlotChange } from "./changes-at-lock.ts";
import type { LockedDevice } from "../../../base/db/devices.ts";

interface Seen {
  device: LockedDevice;
  /** Slots as they were stored before the lock was read. */
  before: readonly CodeSlotRow[];
  read: readonly SlotState[];
  now: number;
}

/** Handles a report. Resolves to `out_of_date`, without any change, if stored slots changed since the lock was read. */
export async function takeIn(
  tx: Tx,
  { device, before, read, now }: Seen,
): Promise<NewEvent[] | "as_known" | "out_of_date"> {
  const { device_id } = device;
  const slots = await slotsOf(tx, device_id);
  if (JSON.stringify(slots) !== JSON.stringify(before)) return "out_of_date";
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
        phase: heldPhase(change),
      });
    } else if (noted && code && change.isOfHours)
      events.push(
        ...(await noteSlotEvent({ tx, device, now }, code, { kind: "other_hours", hours: change.hours ?? "" })),
      );
    else events.push(...(await applySlotChange(tx, device, change, now)));
  }
  return isKnown ? "as_known" : events;
}

interface Difference extends SlotChange {
  /** Schedule as in {@link CodeSlotRow.hours}; absent if the lock does not say. */
  hours?: string;
  /** Whether only the schedule differs. */
  isOfHours?: boolean;
}

/**
 * Differences between the lock's answer and the stored slots. Slots in doubt or under way are left out, because the
 * loop's own steps settle those. A slot counts as empty only if the lock says so: a list without it may be cut short.
 */
function changesIn(slots: readonly CodeSlotRow[], read: readonly SlotState[]): Difference[] {
  const noted = new Map(slots.map((slot) => [slot.slot, slot]));
  const empty = new Set(read.filter(({ occupied }) => occupied === false).map(({ slot }) => slot));
  const gone = slots.filter((slot) => isAtRest(slot) && empty.has(slot.slot));
  const found = read
    .filter(({ occupied }) => occupied === true)
    .flatMap((state) => differenceOf(noted.get(state.slot), state) ?? []);
  return [...gone.map(({ slot }) => ({ slot, occupied: false })), ...found];
}

function differenceOf(own: CodeSlotRow | undefined, state: SlotState): Difference | undefined {
  const { slot, code, name, active, window } = state;
  const hours = window === undefined ? {} : { hours: window ? `${iso(window.starts_at)}/${iso(window.ends_at)}` : "" };
  const difference: Difference = { slot, occupied: true, code, name, active, ...hours };
  if (!own) return difference;
  if (!isAtRest(own)) return undefined;
  const isSameCode = (code === undefined || own.code === code) && own.phase === heldPhase(state);
  // A lock reports moments, without the time zone by which it stores them.
  const isSameHours = (hours.hours ?? withoutZone(own.hours)) === withoutZone(own.hours);
  return isSameCode && isSameHours ? undefined : { ...difference, isOfHours: isSameCode };
}
