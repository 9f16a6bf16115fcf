// Conditions and outcomes that the rows of the transition table (`slot-transitions.ts`) share.
import { iso } from "../../../base/clock.ts";
import { accessCodeError } from "../../../base/catalogue/issues/issues.ts";
import { accessCodeOf } from "../../../base/db/access-codes.ts";
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import { hoursOnLock, isKeptByLock, mayBeOnLock, wantedAt } from "../code-placement.ts";
import { hoursZone } from "../hours-zone.ts";
import * as outcome from "./outcomes.ts";
import type { Effect } from "./outcomes.ts";
import { atRest, isOverwritten, mayHold } from "./slot-contents.ts";
import type { CodeAtLock, Next, SlotEvent, There } from "./slot-events.ts";
import { heldAfter, heldIn } from "../unmanaged-slots.ts";

export type Slotted = CodeAtLock & { slot: CodeSlotRow };
export type EventOf<Kind> = Extract<SlotEvent, { kind: Kind }>;
export type Rows<State, Kind> = readonly (readonly [
  when: (at: State, event: EventOf<Kind>) => boolean,
  then: (at: State, event: EventOf<Kind>) => Next,
])[];
export type Table<State, Event extends SlotEvent> = { readonly [Kind in Event["kind"]]: Rows<State, Kind> };

export const otherwise = () => true;
export const isForeign = (at: CodeAtLock) => at.code.is_managed === 0;
export const isSpare = (at: CodeAtLock) => at.code.is_backup === 1;
export const isUnderWay = (at: Slotted) => at.slot.op_id !== null;
export const isMixed = (at: Slotted) => isOverwritten(at.slot);
const isPreloaded = (at: CodeAtLock) => isKeptByLock(accessCodeOf(at.code), at.lock.native_schedule === 1);
export const wantedOf = (at: CodeAtLock) => wantedAt(at.code, at.now, isPreloaded(at));
export const isOver = (at: CodeAtLock) => wantedOf(at).gone;
/** Whether the code stays, so that only its former digits or schedule were to be removed. */
export const staysWanted = (at: CodeAtLock) => !isOver(at) && (at.code.refused !== null || wantedOf(at).on_lock);
/**
 * Whether the code was edited, or the door's time zone changed, after the operation started. The next iteration of the
 * reconcile loop handles that.
 */
export const isEdited = (at: Slotted) =>
  (at.code.code !== null && at.code.code !== at.slot.code) ||
  hoursOnLock(at.code, isPreloaded(at), hoursZone(at.lock)) !== at.slot.hours;
export const isOffLock = (at: CodeAtLock) => !mayBeOnLock(at.code, at.slot);
export const isRemovalAsked = (at: CodeAtLock) => at.code.removal_asked_at !== null && at.lock.is_managed === 1;

/** Outcome by the content of the lock after an operation. A foreign code that is not there any more is gone. */
export function asHeld(at: Slotted, applied: "done" | "no" | "unknown", there: There): Next {
  const slot = heldAfter(at.slot, applied, there);
  return slot ? { slot, effects: [saveAsHeld(at, slot)] } : dropCode(at, { wasOnLock: true });
}
const saveAsHeld = (at: CodeAtLock, slot: CodeSlotRow): Effect =>
  outcome.saveCode({ ...accessCodeOf(at.code), code: null, ...heldIn(slot), errors: errorsOf(at, slot) });
/** Errors of a foreign code. */
export const errorsOf = ({ now }: CodeAtLock, { phase }: Pick<CodeSlotRow, "phase">) =>
  phase === "inactive" ? [accessCodeError("access_code_inactive", iso(now))] : [];

export const dropCode = (at: CodeAtLock, how: { wasOnLock: boolean }): Next => ({
  slot: undefined,
  effects: outcome.becomeGone(at, how),
});
export const keepSlot = (at: CodeAtLock, effects: readonly Effect[] = []): Next => ({ slot: at.slot, effects });
export function confirmSlot(at: Slotted, effects: readonly Effect[] = []): Next {
  const hadOthers = mayHold(at.slot).some((held) => held.code !== at.slot.code);
  const slot: CodeSlotRow = { ...atRest(at.slot), phase: "set", former: null };
  return { slot, effects: [...(hadOthers ? [outcome.tryRefusedCodes] : []), ...effects] };
}
export function takeFirstRow<State, Kind>(rows: Rows<State, Kind>, at: State, event: EventOf<Kind>): Next {
  const row = rows.find(([when]) => when(at, event));
  if (!row) throw new Error("A table of slots ends with a row that always holds.");
  return row[1](at, event);
}
