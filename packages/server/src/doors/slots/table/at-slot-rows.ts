// Transitions of a code and its slot after the lock was read or reported a change. `slot-transitions.ts` takes the
// first row whose condition holds.
import { accessCodeOf } from "../../../base/db/access-codes.ts";
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import * as changed from "./changes.ts";
import * as outcome from "./outcomes.ts";
import type { Effect } from "./outcomes.ts";
import { formerOnceFound, heldPhase, mayHold } from "./slot-contents.ts";
import * as trouble from "./troubles.ts";
import type { AtSlot, Next } from "./slot-events.ts";
import { heldIn } from "../unmanaged-slots.ts";
import {
  type Slotted,
  type EventOf,
  type Table,
  otherwise,
  isForeign,
  isSpare,
  isUnderWay,
  wantedOf,
  isOver,
  isEdited,
  asHeld,
  errorsOf,
  dropCode,
  keepSlot,
  confirmSlot,
} from "./rows.ts";

const always = { type: "ongoing", starts_at: null, ends_at: null } as const;
/** Slot with digits that were programmed at the door, which open it at any time. */
const reprogrammed = ({ slot }: Slotted, digits: string): CodeSlotRow => ({
  ...slot,
  code: digits,
  hours: "",
  former: null,
});
const foundDuring = ({ slot }: Slotted, digits: string): CodeSlotRow => ({
  ...slot,
  former: formerOnceFound(slot, digits),
});
/** A foreign code that was switched on or off. */
const switchedTo = (at: Slotted, phase: "set" | "inactive"): Next => {
  const slot: CodeSlotRow = { ...at.slot, phase };
  return { slot, effects: [outcome.saveCode({ ...accessCodeOf(at.code), errors: errorsOf(at, slot) })] };
};
const toldAlways = (at: Slotted, digits: string, more = {}): Effect =>
  outcome.saveCode({ ...accessCodeOf(at.code), ...always, code: digits, ...more });
const adopted = (
  { slot }: Slotted,
  { code: digits, name, active }: EventOf<"programmed">,
  during?: CodeSlotRow,
): Effect => ({
  do: "adopt",
  slot: slot.slot,
  code: digits,
  name,
  active,
  during,
});

const isAsNoted = (at: Slotted, { code: digits }: EventOf<"programmed">) =>
  mayHold(at.slot).some((held) => held.code === digits);
const mayBeModified = (at: Slotted) => accessCodeOf(at.code)["is_external_modification_allowed"] === true;

const isAssumed = (at: Slotted) => at.slot.phase === "assumed";
/** A code that was assumed to be on a replaced lock, and is not there. Nobody erased it. */
const notThere = (effects: readonly Effect[]): Next => ({ slot: undefined, effects });

export const slotRows: Table<Slotted, AtSlot> = {
  read: [
    [(_, { there }) => there === undefined, (at) => keepSlot(at, trouble.waitForNextTry(at))],
    [otherwise, (at, { there }) => asHeld(at, "unknown", there)],
  ],
  other_hours: [
    [isForeign, (at, { hours }) => otherHours(at, hours, true)],
    // The next iteration of the reconcile loop writes the schedule of a managed code again.
    [otherwise, (at, { hours }) => otherHours(at, hours, false)],
  ],
  programmed: [
    [isAsNoted, (at) => keepSlot(at)],
    // The operation's answer will not show whether these digits came before or after it, so both are stored. A backup
    // code is in no list that could show them, so its slot and operation go to a foreign code.
    [(at) => isUnderWay(at) && isSpare(at), (at, e) => givenUp(at, [adopted(at, e, foundDuring(at, e.code))])],
    [
      (at) => isUnderWay(at) && isForeign(at),
      (at, e) => ({ slot: foundDuring(at, e.code), effects: [toldAlways(at, e.code)] }),
    ],
    [isUnderWay, (at, e) => ({ slot: foundDuring(at, e.code), effects: [] })],
    [
      isForeign,
      (at, e) => ({
        slot: { ...reprogrammed(at, e.code), phase: heldPhase(e) },
        effects: [toldAlways(at, e.code, { status: "set", errors: errorsOf(at, { phase: heldPhase(e) }) })],
      }),
    ],
    // A backup code belongs to nobody yet, so it is not put back.
    [isSpare, (at, e) => givenUp(at, [adopted(at, e)])],
    [isAssumed, (at, e) => notThere([adopted(at, e)])],
    [
      (at, e) => mayBeModified(at) && e.active !== false,
      (at, e) => ({ slot: reprogrammed(at, e.code), effects: changed.becomeModified(at, e.code) }),
    ],
    [otherwise, (at, e) => ({ slot: reprogrammed(at, e.code), effects: changed.becomeChangedAtLock(at, "modified") })],
  ],
  switched_off: [
    // The answer of the operation under way will tell what the slot holds.
    [(at) => isUnderWay(at) || (at.slot.phase !== "set" && !isAssumed(at)), (at) => keepSlot(at)],
    [isForeign, (at) => switchedTo(at, "inactive")],
    [isSpare, (at) => ({ slot: { ...at.slot, phase: "inactive" }, effects: changed.switchSpareOff(at) })],
    [isOver, (at) => ({ slot: { ...at.slot, phase: "inactive" }, effects: [] })],
    [isAssumed, (at) => ({ slot: { ...at.slot, phase: "inactive" }, effects: [] })],
    [otherwise, (at) => ({ slot: { ...at.slot, phase: "inactive" }, effects: changed.becomeSwitchedOff(at) })],
  ],
  switched_on: [
    [(at) => isUnderWay(at) || (at.slot.phase !== "inactive" && !isAssumed(at)), (at) => keepSlot(at)],
    [isForeign, (at) => switchedTo(at, "set")],
    [(at) => !wantedOf(at).on_lock || isEdited(at), (at) => confirmSlot(at)],
    [(at) => wantedOf(at).begun, (at) => confirmSlot(at, outcome.becomeSet(at))],
    [otherwise, (at) => confirmSlot(at, outcome.becomeScheduled(at))],
  ],
  erased: [
    // The answer of the operation under way will tell what the slot holds.
    [isUnderWay, (at) => keepSlot(at)],
    [isForeign, (at) => dropCode(at, { wasOnLock: true })],
    [isSpare, (at) => givenUp(at, [])],
    [isOver, (at) => dropCode(at, { wasOnLock: true })],
    [isAssumed, () => notThere([])],
    [otherwise, (at) => ({ slot: undefined, effects: changed.becomeChangedAtLock(at, "deleted") })],
  ],
};

const givenUp = (at: Slotted, effects: readonly Effect[]): Next => ({
  slot: undefined,
  effects: [...effects, ...outcome.becomeGone(at, { wasOnLock: false })],
});
function otherHours(at: Slotted, hours: string, isTold: boolean): Next {
  const slot = { ...at.slot, hours };
  return { slot, effects: isTold ? [outcome.saveCode({ ...accessCodeOf(at.code), ...heldIn(slot) })] : [] };
}
