// Transitions of a code, with or without a slot, after a request or by the passage of time. `slot-transitions.ts` takes
// the first row whose condition holds.
import { iso } from "../../../base/clock.ts";
import { accessCodeOf } from "../../../base/db/access-codes.ts";
import * as outcome from "./outcomes.ts";
import * as trouble from "./troubles.ts";
import type { CodeAtLock, WithoutSlot } from "./slot-events.ts";
import { heldIn } from "../unmanaged-slots.ts";
import { type Table, otherwise, isSpare, isOver, isOffLock, dropCode, keepSlot } from "./rows.ts";

export const withoutSlotRows: Table<CodeAtLock, WithoutSlot> = {
  no_slot: [[otherwise, (at, { error }) => keepSlot(at, trouble.failToSet(at, error))]],
  not_looked_for: [[otherwise, (at, { error }) => keepSlot(at, trouble.failToClear(at, error))]],
  not_on_lock: [[otherwise, (at) => dropCode(at, { wasOnLock: true })]],
  over_unsent: [[otherwise, (at) => dropCode(at, { wasOnLock: false })]],
  hours_ahead: [[otherwise, (at) => keepSlot(at, outcome.becomeWithdrawn(at, { wasOnLock: false }))]],
  hours_began: [[otherwise, (at) => keepSlot(at, outcome.becomeSet(at))]],
  crowded_out: [[otherwise, (at) => keepSlot(at, outcome.awaitPlace(at))]],
  late: [[otherwise, (at) => keepSlot(at, trouble.becomeLate(at, isOver(at)))]],
  set_too_early: [[otherwise, (at) => keepSlot(at, outcome.becomeScheduled(at))]],
  deleted: [
    [isOffLock, (at) => dropCode(at, { wasOnLock: false })],
    [otherwise, (at) => keepSlot(at, outcome.awaitRemoval(at))],
  ],
  unmanaged: [
    [(at) => isOffLock(at) && at.code.status !== "unknown", () => ({ slot: undefined, effects: [{ do: "delete" }] })],
    // A backup code belongs to nobody, so it is not listed. It is removed if the lock is ever managed again.
    [
      isSpare,
      (at) =>
        keepSlot(at, [
          outcome.saveCode({ ...accessCodeOf(at.code), status: "removing" }, { removal_asked_at: iso(at.now) }),
        ]),
    ],
    [otherwise, (at) => keepSlot(at, [outcome.becomeUnmanaged(at, at.slot ? heldIn(at.slot) : {})])],
  ],
};
