// What becomes of a code by what was asked of it, and by the time, whether or not it has a slot.
import { iso } from "../../../base/clock.ts";
import { accessCodeOf } from "../../../base/db/access-codes.ts";
import * as code from "./outcomes.ts";
import * as trouble from "./troubles.ts";
import type { CodeAtLock, WithoutSlot } from "./slot-events.ts";
import { heldIn } from "../unmanaged-slots.ts";
import { type Table, otherwise, isSpare, isOver, isOffLock, gone, stays } from "./rows.ts";

export const withoutSlot: Table<CodeAtLock, WithoutSlot> = {
  no_slot: [[otherwise, (at, { error }) => stays(at, trouble.isNotSet(at, error))]],
  not_looked_for: [[otherwise, (at, { error }) => stays(at, trouble.isNotCleared(at, error))]],
  not_on_lock: [[otherwise, (at) => gone(at, { wasOnLock: true })]],
  over_unsent: [[otherwise, (at) => gone(at, { wasOnLock: false })]],
  hours_ahead: [[otherwise, (at) => stays(at, code.isWithdrawn(at, { wasOnLock: false }))]],
  hours_began: [[otherwise, (at) => stays(at, code.isSet(at))]],
  late: [[otherwise, (at) => stays(at, trouble.isLate(at, isOver(at)))]],
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
