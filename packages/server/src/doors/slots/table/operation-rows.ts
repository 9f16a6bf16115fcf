// Transitions of a code and its slot when an operation on the lock ends. `slot-transitions.ts` takes the first row
// whose condition holds. A foreign code was programmed at the lock, or is unmanaged.
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import { DriverError } from "../../../driver/driver.ts";
import * as outcome from "./outcomes.ts";
import type { Effect } from "./outcomes.ts";
import { atRest, digitsOfOthers, mayHold, notRewritten } from "./slot-contents.ts";
import * as trouble from "./troubles.ts";
import type { CodeAtLock, Next, OperationEnd, There } from "./slot-events.ts";
import { heldIn } from "../unmanaged-slots.ts";
import {
  type Slotted,
  type EventOf,
  type Table,
  otherwise,
  isForeign,
  isMixed,
  wantedOf,
  isOver,
  staysWanted,
  isEdited,
  isRemovalAsked,
  asHeld,
  confirmSlot,
  takeFirstRow,
} from "./rows.ts";

const cleared = (effects: readonly Effect[]): Next => ({
  slot: undefined,
  effects: [outcome.tryRefusedCodes, ...effects],
});

/** Gives a code without digits those that the manufacturer's service chose during the write. */
const withDigits = (at: Slotted): CodeAtLock =>
  at.code.code === null
    ? { ...at, code: outcome.rowWith(at.code, { code: at.slot.code, is_waiting_for_code_assignment: false }) }
    : at;

/** Repeats the operation in the next iteration of the reconcile loop, because the slot may hold new or old digits. */
const again = (at: Slotted): Next => ({ slot: atRest(at.slot), effects: [] });
const keptAfter = ({ slot }: Slotted, { error, there }: EventOf<"not_written">) =>
  notRewritten(slot, error.applied, there);
const uncleared = ({ slot }: Slotted, { error }: EventOf<"not_cleared">) =>
  notRewritten(slot, error.applied, undefined) ?? atRest(slot);

/**
 * Whether a reading proves a write whose answer was lost. Digits that the slot held before with another schedule prove
 * nothing.
 */
const isReadBack = ({ slot }: Slotted, { error, there }: EventOf<"not_written">) =>
  error.applied === "unknown" &&
  there?.code === slot.code &&
  there.active !== false &&
  !mayHold(slot).some((held, index) => index > 0 && held.code === slot.code);
const digitsOfOthersIn = ({ slot }: Slotted, { error, there }: EventOf<"not_written">) =>
  digitsOfOthers(slot, error.applied, there);
const isOfOthers = (at: Slotted, event: EventOf<"not_written">) => digitsOfOthersIn(at, event) !== undefined;
const left = (at: Slotted, event: EventOf<"not_written">): Effect => ({
  do: "adopt",
  slot: at.slot.slot,
  code: digitsOfOthersIn(at, event),
  name: event.there?.name,
  active: event.there?.active,
});

/** Whether the lock holds the digits but refuses to open to them. */
const isSwitchedOff = ({ fault, applied }: DriverError) => fault === "inactive" && applied === "no";

export const operationRows: Table<Slotted, OperationEnd> = {
  written: [
    [isForeign, (at, { there }) => asHeld(at, "done", there)],
    [isMixed, again],
    // The code may have ended or changed while the lock was busy. The written digits are stored, so that the loop's
    // next iteration replaces or removes them.
    [(at) => !wantedOf(at).on_lock || isEdited(at), (at) => confirmSlot(at)],
    [
      (at) => wantedOf(at).begun,
      (at, { is_confirmed }) => confirmSlot(at, outcome.becomeSet(withDigits(at), is_confirmed)),
    ],
    [otherwise, (at, { is_confirmed }) => confirmSlot(at, outcome.becomeScheduled(withDigits(at), is_confirmed))],
  ],
  not_written: [
    [(at, { error }) => isSwitchedOff(error) && !isForeign(at) && isMixed(at), again],
    [
      (at, { error }) => isSwitchedOff(error) && !isForeign(at),
      (at, { error }) => ({
        slot: { ...atRest(at.slot), phase: "inactive", former: null },
        effects: isEdited(at) ? [] : trouble.failToSet(at, error),
      }),
    ],
    [
      isReadBack,
      (at, { sent, there }) =>
        takeFirstRow(operationRows.written, at, { kind: "written", sent, is_confirmed: true, there }),
    ],
    // Digits that somebody programmed into the free slot become a foreign code in the next three rows. In the first,
    // the code of the write was made unmanaged meanwhile, and is deleted. In the others it stays, and gets another
    // slot.
    [
      (at, e) => isOfOthers(at, e) && isForeign(at),
      (at, e) => ({ slot: undefined, effects: [...outcome.becomeGone(at, { wasOnLock: true }), left(at, e)] }),
    ],
    [(at, e) => isOfOthers(at, e) && isEdited(at), (at, e) => ({ slot: undefined, effects: [left(at, e)] })],
    [isOfOthers, (at, e) => ({ slot: undefined, effects: [...trouble.failToSet(at, e.error), left(at, e)] })],
    [isForeign, (at, { error, there }) => asHeld(at, error.applied, there)],
    // The refused version of the code was replaced meanwhile.
    [isEdited, (at, e) => ({ slot: keptAfter(at, e), effects: [] })],
    [otherwise, (at, e) => ({ slot: keptAfter(at, e), effects: trouble.failToSet(at, e.error) })],
  ],
  cleared: [
    // The lock acknowledged the removal, but a reading still finds a code in the slot.
    [
      (_, { is_sure, there }) => !is_sure && Boolean(there),
      (at, { sent, there }) => takeFirstRow(operationRows.not_cleared, at, stillThere(sent, there)),
    ],
    [(at) => isMixed(at) && isForeign(at), (at, { there }) => asHeld(at, "done", there)],
    [isMixed, again],
    [(at) => isForeign(at) || isOver(at), (at) => cleared(outcome.becomeGone(at, { wasOnLock: true }))],
    [staysWanted, (at) => cleared(outcome.loseOldDigits(at))],
    [otherwise, (at) => cleared(outcome.becomeWithdrawn(at, { wasOnLock: true }))],
  ],
  not_cleared: [
    // A requested removal of a foreign code is retried for ever. Without a request, the code is stored as the lock
    // holds it.
    [(at) => isForeign(at) && isRemovalAsked(at), notClearedOnRequest],
    [isForeign, (at, { error, there }) => asHeld(at, error.applied, there)],
    [(at) => !staysWanted(at), (at, e) => ({ slot: uncleared(at, e), effects: trouble.failToClear(at, e.error) })],
    [
      (at) => at.code.refused === null,
      (at, e) => ({ slot: uncleared(at, e), effects: trouble.failToSet(at, e.error) }),
    ],
    // The error of the earlier refusal stays. It is the reason why the old digits are removed.
    [otherwise, (at, e) => ({ slot: uncleared(at, e), effects: trouble.waitForNextTry(at, e.error) })],
  ],
};

const stillThere = (sent: CodeSlotRow, there: There): EventOf<"not_cleared"> => ({
  kind: "not_cleared",
  sent,
  there,
  error: new DriverError("rejected", "The lock still holds the code."),
});

function notClearedOnRequest(at: Slotted, { error, there }: EventOf<"not_cleared">): Next {
  const { slot, effects } = asHeld(at, error.applied, there);
  if (!slot) return { slot, effects };
  return {
    slot,
    effects: trouble.failToClear({ ...at, code: outcome.rowWith(at.code, { code: null, ...heldIn(slot) }) }, error),
  };
}
