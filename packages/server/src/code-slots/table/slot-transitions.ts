// What becomes of a code and its slot at a lock: one table, (code and slot, event) -> (slot, effects). Pure;
// `carry-out.ts` does what it says.
//
// Of each event the first row whose condition holds decides. "Ours" are managed codes; "foreign" ones were programmed
// at the lock, or are theirs again because they or their lock are unmanaged: they are only told as the lock holds them
// (platform-api §4.5).
import { iso } from "../../clock.ts";
import { accessCodeOf } from "../../db/access-codes.ts";
import type { CodeSlotRow } from "../../db/schema.ts";
import { DriverError } from "../../drivers/driver.ts";
import { hoursOnLock, isKeptByLock, mayBeOnLock, wantedAt } from "../code-placement.ts";
import { hoursZone } from "../hours-zone.ts";
import * as code from "./outcomes.ts";
import type { Effect } from "./outcomes.ts";
import { atRest, digitsOfOthers, formerOnceFound, isOverwritten, mayHold, notRewritten } from "./slot-contents.ts";
import type { AtSlot, CodeAtLock, Next, OperationEnd, SlotEvent, There, WithoutSlot } from "./slot-events.ts";
import { heldAfter, heldIn } from "../unmanaged-slots.ts";

type Slotted = CodeAtLock & { slot: CodeSlotRow };
type Of<Kind> = Extract<SlotEvent, { kind: Kind }>;
type Rows<State, Kind> = readonly (readonly [
  when: (at: State, event: Of<Kind>) => boolean,
  then: (at: State, event: Of<Kind>) => Next,
])[];
type Table<State, Event extends SlotEvent> = { readonly [Kind in Event["kind"]]: Rows<State, Kind> };

const otherwise = () => true;
const isForeign = (at: CodeAtLock) => at.code.is_managed === 0;
const isSpare = (at: CodeAtLock) => at.code.is_backup === 1;
const isUnderWay = (at: Slotted) => at.slot.op_id !== null;
const isMixed = (at: Slotted) => isOverwritten(at.slot);
const isPreloaded = (at: CodeAtLock) => isKeptByLock(accessCodeOf(at.code), at.lock.native_schedule === 1);
const wanted = (at: CodeAtLock) => wantedAt(at.code, at.now, isPreloaded(at));
const isOver = (at: CodeAtLock) => wanted(at).gone;
/** Only its former digits or hours were to come off. */
const staysWanted = (at: CodeAtLock) => !isOver(at) && (at.code.refused !== null || wanted(at).on_lock);
/**
 * The answer says nothing of an edit that came after the operation began, or of another zone of the door, which the
 * next turn sees to.
 */
const isEdited = (at: Slotted) =>
  (at.code.code !== null && at.code.code !== at.slot.code) ||
  hoursOnLock(at.code, isPreloaded(at), hoursZone(at.lock)) !== at.slot.hours;
const isOffLock = (at: CodeAtLock) => !mayBeOnLock(at.code, at.slot);
const isRemovalAsked = (at: CodeAtLock) => at.code.removal_asked_at !== null && at.lock.is_managed === 1;

/** As the lock holds it after an operation: a foreign code that it does not hold any more is gone. */
function asHeld(at: Slotted, applied: "done" | "no" | "unknown", there: There): Next {
  const slot = heldAfter(at.slot, applied, there);
  return slot ? { slot, effects: [toldAs(at, slot)] } : gone(at, { wasOnLock: true });
}
const toldAs = (at: CodeAtLock, slot: CodeSlotRow): Effect =>
  code.saved({ ...accessCodeOf(at.code), code: null, ...heldIn(slot) });

const gone = (at: CodeAtLock, how: { wasOnLock: boolean }): Next => ({
  slot: undefined,
  effects: code.isGone(at, how),
});
const stays = (at: CodeAtLock, effects: readonly Effect[] = []): Next => ({ slot: at.slot, effects });
const cleared = (effects: readonly Effect[]): Next => ({ slot: undefined, effects: [code.othersMayFit, ...effects] });

function set(at: Slotted, effects: readonly Effect[] = []): Next {
  const hadOthers = mayHold(at.slot).some((held) => held.code !== at.slot.code);
  const slot: CodeSlotRow = { ...atRest(at.slot), phase: "set", former: null };
  return { slot, effects: [...(hadOthers ? [code.othersMayFit] : []), ...effects] };
}
/** With the digits that the maker chose, if nobody else has. */
const withDigits = (at: Slotted): CodeAtLock =>
  at.code.code === null
    ? { ...at, code: code.rowWith(at.code, { code: at.slot.code, is_waiting_for_code_assignment: false }) }
    : at;

/** Neither the new digits nor the old ones are known to be there alone: the next turn does it again. */
const again = (at: Slotted): Next => ({ slot: atRest(at.slot), effects: [] });
const keptAfter = ({ slot }: Slotted, { error, there }: Of<"not_written">) => notRewritten(slot, error.applied, there);
const uncleared = ({ slot }: Slotted, { error }: Of<"not_cleared">) =>
  notRewritten(slot, error.applied, undefined) ?? atRest(slot);

/**
 * The write took effect although its answer was lost. Digits that the slot held before, with other hours, do not prove
 * that.
 */
const isReadBack = ({ slot }: Slotted, { error, there }: Of<"not_written">) =>
  error.applied === "unknown" &&
  there?.code === slot.code &&
  !mayHold(slot).some((held, index) => index > 0 && held.code === slot.code);
const digitsOfOthersIn = ({ slot }: Slotted, { error, there }: Of<"not_written">) =>
  digitsOfOthers(slot, error.applied, there);
const isOfOthers = (at: Slotted, event: Of<"not_written">) => digitsOfOthersIn(at, event) !== undefined;
const left = (at: Slotted, event: Of<"not_written">): Effect => ({
  do: "adopt",
  slot: at.slot.slot,
  code: digitsOfOthersIn(at, event),
  name: event.there?.name,
});

const operations: Table<Slotted, OperationEnd> = {
  written: [
    [isForeign, (at, { there }) => asHeld(at, "done", there)],
    [isMixed, again],
    // Its hours may have ended, or it was edited, while the lock was busy: the digits are noted, so that the next turn
    // replaces them.
    [(at) => !wanted(at).on_lock || isEdited(at), (at) => set(at)],
    [(at) => wanted(at).begun, (at, { is_confirmed }) => set(at, code.isSet(withDigits(at), is_confirmed))],
    [otherwise, (at, { is_confirmed }) => set(at, code.isScheduled(withDigits(at), is_confirmed))],
  ],
  not_written: [
    [
      isReadBack,
      (at, { sent, there }) => decide(operations.written, at, { kind: "written", sent, is_confirmed: true, there }),
    ],
    // Digits that others put into a slot that was free stay there and become a foreign code; ours looks for another
    // slot.
    [
      (at, e) => isOfOthers(at, e) && isForeign(at),
      (at, e) => ({ slot: undefined, effects: [...code.isGone(at, { wasOnLock: true }), left(at, e)] }),
    ],
    [(at, e) => isOfOthers(at, e) && isEdited(at), (at, e) => ({ slot: undefined, effects: [left(at, e)] })],
    [isOfOthers, (at, e) => ({ slot: undefined, effects: [...code.isNotSet(at, e.error), left(at, e)] })],
    [isForeign, (at, { error, there }) => asHeld(at, error.applied, there)],
    // The lock refused what nobody wants any more.
    [isEdited, (at, e) => ({ slot: keptAfter(at, e), effects: [] })],
    [otherwise, (at, e) => ({ slot: keptAfter(at, e), effects: code.isNotSet(at, e.error) })],
  ],
  cleared: [
    // The link took the command, the lock did not follow it.
    [
      (_, { is_sure, there }) => !is_sure && Boolean(there),
      (at, { sent, there }) => decide(operations.not_cleared, at, stillThere(sent, there)),
    ],
    [(at) => isMixed(at) && isForeign(at), (at, { there }) => asHeld(at, "done", there)],
    [isMixed, again],
    [(at) => isForeign(at) || isOver(at), (at) => cleared(code.isGone(at, { wasOnLock: true }))],
    [staysWanted, (at) => cleared(code.oldDigitsAreOff(at))],
    [otherwise, (at) => cleared(code.isWithdrawn(at, { wasOnLock: true }))],
  ],
  not_cleared: [
    // Somebody asked for the removal of a foreign code, so it is tried for ever; without that it is only told.
    [(at) => isForeign(at) && isRemovalAsked(at), notClearedOnRequest],
    [isForeign, (at, { error, there }) => asHeld(at, error.applied, there)],
    [(at) => !staysWanted(at), (at, e) => ({ slot: uncleared(at, e), effects: code.isNotCleared(at, e.error) })],
    [(at) => at.code.refused === null, (at, e) => ({ slot: uncleared(at, e), effects: code.isNotSet(at, e.error) })],
    // The error of the earlier refusal, because of which the old digits were to come off, stays.
    [otherwise, (at, e) => ({ slot: uncleared(at, e), effects: code.waits(at, e.error) })],
  ],
};

const stillThere = (sent: CodeSlotRow, there: There): Of<"not_cleared"> => ({
  kind: "not_cleared",
  sent,
  there,
  error: new DriverError("rejected", "The lock still holds the code."),
});

function notClearedOnRequest(at: Slotted, { error, there }: Of<"not_cleared">): Next {
  const { slot, effects } = asHeld(at, error.applied, there);
  if (!slot) return { slot, effects };
  return {
    slot,
    effects: code.isNotCleared({ ...at, code: code.rowWith(at.code, { code: null, ...heldIn(slot) }) }, error),
  };
}

const always = { type: "ongoing", starts_at: null, ends_at: null } as const;
/** What is programmed at the door opens it at any hour. */
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
const toldAlways = (at: Slotted, digits: string, more = {}): Effect =>
  code.saved({ ...accessCodeOf(at.code), ...always, code: digits, ...more });
const adopted = ({ slot }: Slotted, { code: digits, name }: Of<"programmed">, during?: CodeSlotRow): Effect => ({
  do: "adopt",
  slot: slot.slot,
  code: digits,
  name,
  during,
});

const isAsNoted = (at: Slotted, { code: digits }: Of<"programmed">) =>
  mayHold(at.slot).some((held) => held.code === digits);
const mayBeModified = (at: Slotted) => accessCodeOf(at.code)["is_external_modification_allowed"] === true;

const slots: Table<Slotted, AtSlot> = {
  read: [
    [(_, { there }) => there === undefined, (at) => stays(at, code.waits(at))],
    [otherwise, (at, { there }) => asHeld(at, "unknown", there)],
  ],
  other_hours: [
    [isForeign, (at, { hours }) => otherHours(at, hours, true)],
    // Ours gets its own hours written again by the next turn.
    [otherwise, (at, { hours }) => otherHours(at, hours, false)],
  ],
  programmed: [
    [isAsNoted, (at) => stays(at)],
    // The answer of the operation under way will not tell whether these digits came before or after it: both are noted.
    // A spare is in no list that could tell them, so its slot goes to a foreign code, and the operation with it.
    [(at) => isUnderWay(at) && isSpare(at), (at, e) => givenUp(at, [adopted(at, e, foundDuring(at, e.code))])],
    [
      (at) => isUnderWay(at) && isForeign(at),
      (at, e) => ({ slot: foundDuring(at, e.code), effects: [toldAlways(at, e.code)] }),
    ],
    [isUnderWay, (at, e) => ({ slot: foundDuring(at, e.code), effects: [] })],
    [
      isForeign,
      (at, e) => ({
        slot: { ...reprogrammed(at, e.code), phase: "set" },
        effects: [toldAlways(at, e.code, { status: "set" })],
      }),
    ],
    // Nobody has a spare yet, so it is not put back.
    [isSpare, (at, e) => givenUp(at, [adopted(at, e)])],
    [mayBeModified, (at, e) => ({ slot: reprogrammed(at, e.code), effects: code.isModified(at, e.code) })],
    [otherwise, (at, e) => ({ slot: reprogrammed(at, e.code), effects: code.isChangedAtLock(at, "modified") })],
  ],
  erased: [
    // Its answer tells what the operation under way did.
    [isUnderWay, (at) => stays(at)],
    [isForeign, (at) => gone(at, { wasOnLock: true })],
    [isSpare, (at) => givenUp(at, [])],
    [isOver, (at) => gone(at, { wasOnLock: true })],
    [otherwise, (at) => ({ slot: undefined, effects: code.isChangedAtLock(at, "deleted") })],
  ],
};

const givenUp = (at: Slotted, effects: readonly Effect[]): Next => ({
  slot: undefined,
  effects: [...effects, ...code.isGone(at, { wasOnLock: false })],
});
function otherHours(at: Slotted, hours: string, isTold: boolean): Next {
  const slot = { ...at.slot, hours };
  return { slot, effects: isTold ? [code.saved({ ...accessCodeOf(at.code), ...heldIn(slot) })] : [] };
}

const withoutSlot: Table<CodeAtLock, WithoutSlot> = {
  no_slot: [[otherwise, (at, { error }) => stays(at, code.isNotSet(at, error))]],
  not_looked_for: [[otherwise, (at, { error }) => stays(at, code.isNotCleared(at, error))]],
  not_on_lock: [[otherwise, (at) => gone(at, { wasOnLock: true })]],
  over_unsent: [[otherwise, (at) => gone(at, { wasOnLock: false })]],
  hours_ahead: [[otherwise, (at) => stays(at, code.isWithdrawn(at, { wasOnLock: false }))]],
  hours_began: [[otherwise, (at) => stays(at, code.isSet(at))]],
  set_too_early: [[otherwise, (at) => stays(at, code.isScheduled(at))]],
  deleted: [
    [isOffLock, (at) => gone(at, { wasOnLock: false })],
    [otherwise, (at) => stays(at, code.isToGo(at))],
  ],
  unmanaged: [
    [(at) => isOffLock(at) && at.code.status !== "unknown", () => ({ slot: undefined, effects: [{ do: "delete" }] })],
    // A spare was given to nobody, so it is not listed; it comes off the lock if that is ever managed again.
    [
      isSpare,
      (at) =>
        stays(at, [code.saved({ ...accessCodeOf(at.code), status: "removing" }, { removal_asked_at: iso(at.now) })]),
    ],
    [otherwise, (at) => stays(at, [code.isLetGo(at, at.slot ? heldIn(at.slot) : {})])],
  ],
};

function decide<State, Kind>(rows: Rows<State, Kind>, at: State, event: Of<Kind>): Next {
  const row = rows.find(([when]) => when(at, event));
  if (!row) throw new Error("A table of slots ends with a row that always holds.");
  return row[1](at, event);
}

export function nextOf(at: CodeAtLock, event: SlotEvent): Next {
  if ("sent" in event) {
    // An answer to an operation that the slot is not noted with any more says nothing of what it holds now.
    if (at.slot?.op_id !== event.sent.op_id) return stays(at);
    // `former` includes what the lock reported during the operation.
    const slot = { ...event.sent, former: at.slot.former };
    return decide(operations[event.kind] as Rows<Slotted, string>, { ...at, slot }, event as never);
  }
  const { slot } = at;
  if (event.kind in slots)
    return slot
      ? decide(slots[event.kind as AtSlot["kind"]] as Rows<Slotted, string>, { ...at, slot }, event as never)
      : stays(at);
  return decide(withoutSlot[event.kind as WithoutSlot["kind"]] as Rows<CodeAtLock, string>, at, event as never);
}
