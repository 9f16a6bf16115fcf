// Plans the next operation on a lock: one at a time, removals before writes. Pure.
import { accessCodeOf } from "../../base/db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import { commandDeadlineMs } from "../../driver/op.ts";
import type { CodesView } from "./lock-view.ts";
import { isRefusalOfLock } from "./table/troubles.ts";
import { isInDoubt, mayHold } from "./table/slot-contents.ts";
import {
  awaitsPlace,
  hoursOnLock,
  isKeptByLock,
  leftAtLock,
  maybeThere,
  preloadMs,
  type Wanted,
  wantedAt,
} from "./code-placement.ts";
import { nearestFirst, withoutPlace } from "./nearest-first.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export type Step =
  /** The code is not on the lock and should be deleted. */
  | { kind: "vanish"; code: AccessCodeRow }
  /** The code may be on the lock, in an unknown slot. */
  | { kind: "find"; code: AccessCodeRow }
  | { kind: "clear"; code: AccessCodeRow; slot: CodeSlotRow }
  /** The slot of an unmanaged code is unconfirmed. It is read when nothing that was sent can arrive any more. */
  | { kind: "read"; code: AccessCodeRow; slot: CodeSlotRow }
  /**
   * The code's start is ahead, and the code is off the lock already (it may have been erased there). Only its row
   * changes.
   */
  | { kind: "withdraw"; code: AccessCodeRow }
  /** The code waited on the lock, and its start has passed. */
  | { kind: "begin"; code: AccessCodeRow }
  /** The code was marked `set` too early by a clock that was ahead. The lock holds it until its start. */
  | { kind: "wait"; code: AccessCodeRow }
  /** The lock has too few slots, so the code leaves its own to codes with a nearer start. */
  | { kind: "crowd"; code: AccessCodeRow }
  /** The code has waited long for its lock, and its lateness was not reported yet. */
  | { kind: "late"; code: AccessCodeRow }
  | { kind: "write"; code: AccessCodeRow; slot: CodeSlotRow | undefined; hours: string };

interface Plan {
  step: Step | undefined;
  /** Time of the next look if there is nothing to do; `undefined` for never. */
  until: WorkspaceTime | undefined;
}

type View = Pick<CodesView, "now" | "codes" | "slots" | "capabilities"> & Partial<Pick<CodesView, "hours_zone">>;

export function planCodes(view: View): Plan {
  const { now, codes } = view;
  const [found, all]: [Step[], Step[]] = [[], []];
  const times: number[] = [];
  const candidates = codes.map((code) => ({ code, wanted: wantedAt(code, now, hasSchedule(view, code)) }));
  const waiting = withoutPlace(
    candidates.filter(({ code }) => code.is_managed === 1),
    placesOf(view),
  );
  for (const { code, wanted: alone } of candidates) {
    const isCrowded = waiting.has(code.access_code_id);
    const wanted = isCrowded ? { ...alone, on_lock: false } : alone;
    if (wanted.until !== undefined && code.is_managed === 1) times.push(wanted.until);
    const slot = view.slots.find(({ access_code_id }) => access_code_id === code.access_code_id);
    const step = stepOf(view, { code, slot, wanted, isCrowded });
    if (step === undefined) continue;
    all.push(step);
    const late = lateFrom(view, step, wanted);
    if (late !== undefined && late <= now) found.push({ kind: "late", code });
    else if (late !== undefined) times.push(late);
    const from = Math.max(code.not_before, step.kind === "read" ? arrivesUntil(step.slot, now) : 0);
    if (needsLock(step) && from > now && slot?.op_id == null) times.push(from);
    else found.push(step);
  }
  const candidateOf = new Map(candidates.map((each) => [each.code.access_code_id, each]));
  const byNearness = (one: Step, other: Step) => {
    const [a, b] = [one, other].map(({ code }) => candidateOf.get(code.access_code_id));
    return one.kind === "write" && a && b ? nearestFirst(a, b) : 0;
  };
  found.sort((a, b) => rank(a) - rank(b) || byNearness(a, b));
  const isInCircle = (step: Step) => circleOf(view, step, all).includes(step);
  const next = found.find((each) => !holderOf(view, each, found)) ?? found.find(isInCircle);
  // Codes in a circle wait for each other's digits, for example two that swap PINs. One of them is cleared first.
  const step: Step | undefined =
    next?.kind === "write" && next.slot && isInCircle(next) ? { ...next, kind: "clear", slot: next.slot } : next;
  return { step, until: times.sort((a, b) => a - b)[0] };
}

/** Number of slots for managed codes: all that no unmanaged code has. */
function placesOf({ capabilities, codes, slots }: View): number {
  const foreign = new Set(codes.flatMap(({ access_code_id, is_managed }) => (is_managed === 0 ? access_code_id : [])));
  return capabilities.slots.length - slots.filter(({ access_code_id }) => foreign.has(access_code_id)).length;
}

/** Time after which a waiting code is reported as late. */
const patienceMs = 60_000;
const troubleOnTheWay = /^(?:failed_to|delay_in)_(?:set|remov)/;

/** Time from which a code is late. Returns `undefined` if nobody waits for it, or if its lateness was reported. */
function lateFrom(view: View, step: Step, { gone }: Wanted): number | undefined {
  const { code } = step;
  // A `set` code opens the door as it is, whatever else is to be done.
  if (!gone && code.status === "set") return undefined;
  if (!needsLock(step) || step.kind === "read" || code.is_managed === 0 || code.is_backup === 1) return undefined;
  const { errors, warnings } = accessCodeOf(code);
  const codes = [...errors.map(({ error_code }) => error_code), ...warnings.map(({ warning_code }) => warning_code)];
  if (codes.some((each) => troubleOnTheWay.test(each))) return undefined;
  return (gone ? unwantedSince(code) : wantedSince(view, code)) + patienceMs;
}

const unwantedSince = ({ removal_asked_at, ends_at }: AccessCodeRow): number =>
  Math.min(...[removal_asked_at, ends_at].flatMap((at) => (at === null ? [] : [Date.parse(at)])));

/** Time since which the code should be on the lock in its present form. */
export function wantedSince(view: Pick<View, "capabilities">, code: AccessCodeRow): number {
  const { starts_at, created_at, wishes } = accessCodeOf(code);
  const writes_at = starts_at ? Date.parse(starts_at) - (hasSchedule(view, code) ? preloadMs : 0) : 0;
  return Math.max(Date.parse(wishes?.changed_at ?? created_at), writes_at);
}

/**
 * Time until which a sent operation may still arrive at the lock. A deadline farther away than any operation's means
 * that the clock was set back.
 */
const arrivesUntil = ({ deadline }: CodeSlotRow, now: number): number =>
  deadline === null || deadline > now + commandDeadlineMs ? 0 : deadline;

/** Finds the step that must free these digits before `step` can write them: no lock accepts the same digits twice. */
function holderOf(view: View, step: Step, among: readonly Step[]): Step | undefined {
  if (step.kind !== "write" || step.slot?.op_id != null) return undefined;
  const held = leavingSlot(view, step.code);
  return held && among.find((each) => each.code.access_code_id === held.access_code_id);
}

/** Steps that `step` waits for, directly or through others. `step` is among them if they wait for each other. */
function circleOf(view: View, step: Step, all: readonly Step[]): readonly Step[] {
  const found: Step[] = [];
  for (let at = holderOf(view, step, all); at && !found.includes(at); at = holderOf(view, at, all)) found.push(at);
  return found;
}

/**
 * Finds the slot of another managed code that may still hold these digits but should not. {@link leftAtLock} codes keep
 * theirs.
 */
export const leavingSlot = ({ slots, codes }: Pick<View, "slots" | "codes">, { access_code_id, code }: AccessCodeRow) =>
  slots.find((slot) => {
    if (slot.access_code_id === access_code_id || !mayHold(slot).some((held) => held.code === code)) return false;
    const other = codes.find((each) => each.access_code_id === slot.access_code_id);
    return other?.is_managed === 1 && other.code !== code && other.refused !== leftAtLock;
  });

export const isUnderWay = (step: Step): boolean => "slot" in step && step.slot?.op_id != null;
const needsLock = ({ kind }: Step): boolean => !["vanish", "withdraw", "crowd", "begin", "wait", "late"].includes(kind);

/**
 * Rank of a step. Operations under way come first; then removals, because a code that must not work is worse than one
 * that does not work yet.
 */
function rank(step: Step): number {
  return isUnderWay(step)
    ? 0
    : ["late", "vanish", "withdraw", "crowd", "clear", "find", "begin", "wait", "read", "write"].indexOf(step.kind) + 1;
}

interface Placed {
  code: AccessCodeRow;
  slot: CodeSlotRow | undefined;
  wanted: Wanted;
  isCrowded: boolean;
}

function stepOf(view: View, { code, slot, wanted, isCrowded }: Placed): Step | undefined {
  // Operations are finished even if the code became unmanaged meanwhile, so that the content of the lock is known.
  if (slot?.op_id != null)
    return slot.phase === "clearing" ? { kind: "clear", code, slot } : { kind: "write", code, slot, hours: slot.hours };
  // An unmanaged code is removed only on request, and its slot is read if it is in doubt.
  if (code.is_managed === 0 && code.removal_asked_at === null)
    return slot && isInDoubt(slot) ? { kind: "read", code, slot } : undefined;
  if (wanted.gone)
    return slot ? { kind: "clear", code, slot } : mayBeThere(code) ? { kind: "find", code } : { kind: "vanish", code };
  if (!wanted.on_lock)
    return slot
      ? { kind: "clear", code, slot }
      : isSetting(code)
        ? { kind: "withdraw", code }
        : isCrowded && code.refused !== awaitsPlace
          ? { kind: "crowd", code }
          : undefined;
  if (!slot && mayBeThere(code)) return code.status === "removing" ? { kind: "find", code } : undefined;
  const hours = hoursOnLock(code, hasSchedule(view, code), view.hours_zone);
  const hasDigits =
    slot !== undefined && (code.code === null || mayHold(slot).every((held) => held.code === code.code));
  const hasHours = slot !== undefined && isHeld(slot) && slot.hours === hours;
  // A refused change may wait, but meanwhile no former digits may open the door, and no digits before the start.
  const isOpenWrongly = isRefusalOfLock(code.refused) && (!hasDigits || (!hasHours && !wanted.begun));
  if (code.refused !== null && code.refused !== awaitsPlace)
    return slot && isOpenWrongly ? { kind: "clear", code, slot } : undefined;
  if (!slot || !hasDigits || !hasHours || slot.phase === "inactive") return { kind: "write", code, slot, hours };
  if (wanted.begun) return code.status === "set" ? undefined : { kind: "begin", code };
  return code.status === "set" ? { kind: "wait", code } : undefined;
}

const isSetting = ({ status, refused }: AccessCodeRow): boolean => status === "setting" && refused === null;
const mayBeThere = ({ status, is_managed }: AccessCodeRow): boolean => is_managed === 0 || maybeThere(status);

const isHeld = ({ phase }: CodeSlotRow): boolean => phase === "set" || phase === "inactive";

const hasSchedule = ({ capabilities }: Pick<View, "capabilities">, code: AccessCodeRow): boolean =>
  code.starts_at !== null && isKeptByLock(accessCodeOf(code), capabilities.native_schedule);
