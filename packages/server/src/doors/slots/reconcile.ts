// The loop that brings the codes on a lock in line with the requested ones, one operation per iteration.
import { accessCodeOf } from "../../base/db/access-codes.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import {
  type AskAgain,
  type CodeProof,
  type CodeWrite,
  DriverError,
  type Fault,
  isAskAgain,
} from "../../driver/driver.ts";
import { unansweredCall } from "../../driver/call-driver.ts";
import type { Job } from "../../base/db/job.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import { noteWrite, pausedUntil } from "./circuit-breaker.ts";
import { noteSlotEvent, type Scene } from "./table/carry-out.ts";
import { partsOfHours } from "./code-placement.ts";
import { type CodesView, lookAtCodes } from "./lock-view.ts";
import { isFinal } from "./table/troubles.ts";
import { formerOnceRewritten, heldPhase, isOverwritten, mayHold } from "./table/slot-contents.ts";
import type { SlotEvent } from "./table/slot-events.ts";
import { isUnderWay, leavingSlot, planCodes, type Step, wantedSince } from "./code-slot-plan.ts";
import type { CodesJob } from "./wake-codes.ts";
import { emptySlot, isAsSeen, saveSlot, slotOf, slotsOf } from "./code-slots.ts";
import { isAsNoted, lookAtPlace } from "./audit/look-at-place.ts";
import { readAllSlots } from "./audit/slot-audit.ts";
import {
  askLock,
  askLater,
  type Begun,
  beginOp,
  endTurn,
  isWhole,
  readSlot,
  readWholeLock,
  type SlotServices,
  type Turn,
} from "./lock-operation.ts";
import { emptySlotFor } from "./free-slot.ts";
import { noteRoom } from "./room.ts";
import { toServerTime } from "../../base/workspace-time.ts";

export async function reconcileCodes(services: SlotServices, job: Job): Promise<void> {
  const { database } = services;
  const { device_id } = job.payload as CodesJob;
  const view = await lookAtCodes(services, device_id);
  if (!view) return database.transaction((tx) => finishJob(tx, job));
  const { step, until } = planCodes(view);
  const turn: Turn = { services, job, view, driver: services.drivers.of({ ...view.device, driver: view.driver }) };
  // Requests of people go before background work, but a new code lets a slot be read that the lock has just reported.
  const paused = step?.kind === "write" && !isUnderWay(step) ? pausedUntil(view.device, view.now) : undefined;
  const news = view.news.find(({ not_before }) => not_before <= view.now);
  if (news && (step === undefined || paused !== undefined || letsRead(view, step))) return lookAtPlace(turn, news);
  if (step && paused === undefined) return take(turn, step);
  const { codes_unseen, codes_look_at } = view.device;
  const isUnseen = codes_unseen > 0;
  if (isUnseen && codes_look_at <= view.now) return readAllSlots(turn);
  const times = [until, paused, ...view.news.map(({ not_before }) => not_before)].filter((time) => time !== undefined);
  if (isUnseen) times.push(codes_look_at);
  await database.transaction(async (tx) => {
    // Changes of a code lock this row too, and may queue a job behind this one. Without the lock that wake-up could be
    // lost.
    const device = await lockDeviceRow(tx, device_id);
    if (device) await noteRoom(tx, view, device);
    await restLane(tx, job, times.length === 0 ? undefined : toServerTime(Math.min(...times), view.workspace));
  });
}

/** Longest time that a new code waits for readings of reported slots, so that endless reports cannot block it. */
const courtesyMs = 10_000;

const letsRead = (view: CodesView, step: Step): boolean =>
  step.kind === "read" ||
  (step.kind === "write" && !isUnderWay(step) && view.now < wantedSince(view, step.code) + courtesyMs);

function take(turn: Turn, step: Step): Promise<void> {
  switch (step.kind) {
    case "vanish":
      return endUnlessChanged(turn, step.code, { kind: "over_unsent" });
    case "withdraw":
      return endUnlessChanged(turn, step.code, { kind: "hours_ahead" });
    case "crowd":
      return endUnlessChanged(turn, step.code, { kind: "crowded_out" });
    case "begin":
      return endUnlessChanged(turn, step.code, { kind: "hours_began" });
    case "wait":
      return endUnlessChanged(turn, step.code, { kind: "set_too_early" });
    case "find":
      return find(turn, step.code);
    case "late":
      return endWith(turn, step.code, { kind: "late" });
    case "clear":
      return atNoted(turn, step.slot, () => clear(turn, step.code, step.slot));
    case "read":
      return readAgain(turn, step.code, step.slot);
    case "write":
      return atNoted(turn, step.slot, () => write(turn, step.code, step.slot, step.hours));
  }
}

/** Does `work` after checking the slot. A lock that was out of reach may hold a foreign code in it. */
async function atNoted(turn: Turn, noted: CodeSlotRow | undefined, work: () => Promise<void>): Promise<void> {
  const { device, news } = turn.view;
  const isDoubted = device.codes_unseen > 0 || news.some(({ slot }) => slot === noted?.slot);
  if (!noted || noted.op_id !== null || !isDoubted || (await isAsNoted(turn, noted.slot))) return work();
}

/** Ends the iteration with an event, or looks again if the code was edited or changed at the lock meanwhile. */
const endUnlessChanged = (turn: Turn, code: AccessCodeRow, what: SlotEvent): Promise<void> =>
  endTurn(turn, code, async (scene, row) => {
    const seen = turn.view.slots.find(({ access_code_id }) => access_code_id === code.access_code_id);
    return row.body === code.body && isAsSeen(await slotOf(scene.tx, row), seen) ? noteSlotEvent(scene, row, what) : [];
  });

/**
 * Reads the lock to find the unknown slots of its codes. If the lock does not hold `code`, the code is deleted. A lock
 * that did not report all slots, or the digits in a slot that is not stored, may still hold it.
 */
async function find(turn: Turn, code: AccessCodeRow): Promise<void> {
  const read = await readWholeLock(turn);
  if (read instanceof DriverError) return endWith(turn, code, { kind: "not_looked_for", error: read });
  const { codes } = turn.view;
  return endTurn(turn, code, async (scene, row) => {
    // The slots are read again, because more codes may have been programmed at the lock since.
    const slots = await slotsOf(scene.tx, row.device_id);
    const noted = new Set(slots.map(({ slot }) => slot));
    const placed = new Set(slots.map(({ access_code_id }) => access_code_id));
    for (const { slot, code: digits, ...state } of read) {
      const match = noted.has(slot)
        ? undefined
        : codes.find((each) => !placed.has(each.access_code_id) && each.code !== null && each.code === digits);
      if (!match) continue;
      placed.add(match.access_code_id);
      await saveSlot(scene.tx, { ...emptySlot(match, slot), code: match.code ?? "", phase: heldPhase(state) });
    }
    // A code that was edited meanwhile may be needed again, which the loop's next iteration handles.
    if (placed.has(row.access_code_id) || row.body !== code.body) return [];
    const isHidden = read.some((each) => each.occupied === true && each.code === undefined && !noted.has(each.slot));
    const error = new DriverError("timeout", "The lock did not report all of its codes.");
    const isOff = isWhole(turn, read) && !isHidden;
    return noteSlotEvent(scene, row, isOff ? { kind: "not_on_lock" } : { kind: "not_looked_for", error });
  });
}

const endWith = (turn: Turn, code: AccessCodeRow, what: SlotEvent): Promise<void> =>
  endTurn(turn, code, (scene, row) => noteSlotEvent(scene, row, what));

const lookAgain = (turn: Turn, code: AccessCodeRow): Promise<void> => endTurn(turn, code, async () => []);

async function clear(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow): Promise<void> {
  const wasBegun = noted.op_id !== null;
  const begun = await beginOp(
    turn,
    wasBegun ? noted : { ...noted, phase: "clearing", former: formerOnceRewritten(noted) },
  );
  if (!begun) return lookAgain(turn, code);
  const { slot, op } = begun;
  const answer = await once<CodeProof>(turn, begun, () => turn.driver.codes?.clear(slot.slot, op));
  if (isAskAgain(answer)) return askLater(turn, op, answer);
  const isInDoubt = answer instanceof DriverError && answer.applied === "unknown";
  const is_sure =
    answer instanceof DriverError || answer.proof === "readback" || turn.view.capabilities.readback === "none";
  const there = code.is_managed === 0 || !is_sure || isInDoubt ? await readSlot(turn, slot) : undefined;
  // A foreign code that was put there meanwhile is not cleared.
  const isOff =
    there === null || (there?.code !== undefined && !mayHold(slot).some((held) => held.code === there.code));
  if (answer instanceof DriverError && !(isInDoubt && isOff))
    return endWith(turn, code, { kind: "not_cleared", sent: slot, error: answer, there });
  return endWith(turn, code, { kind: "cleared", sent: slot, is_sure, there });
}

/**
 * Calls the driver once per operation. An operation that was started before may have been sent, so it is sent again
 * only to a system that keeps operations.
 */
function once<Answer extends object>(
  turn: Turn,
  { op, isFound }: Begun,
  call: () => Promise<Answer | AskAgain> | undefined,
): Promise<Answer | AskAgain | DriverError> {
  return isFound && !turn.driver.keepsOperations ? Promise.resolve(unansweredCall()) : askLock(turn, op, call);
}

const readAgain = async (turn: Turn, code: AccessCodeRow, noted: CodeSlotRow): Promise<void> =>
  endUnlessChanged(turn, code, { kind: "read", there: await readSlot(turn, noted) });

async function write(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow | undefined, hours: string): Promise<void> {
  const wanted = noted ?? (await emptySlotFor(turn, code));
  if (wanted instanceof DriverError)
    return endTurn(turn, code, async (scene, row) =>
      noteSlotEvent(scene, row, { kind: "no_slot", error: await refusalNow(turn, scene, row, wanted) }),
    );
  const wasBegun = wanted.op_id !== null;
  const former = noted ? formerOnceRewritten(noted) : null;
  const begun = await beginOp(
    turn,
    wasBegun ? wanted : { ...wanted, phase: "writing", code: code.code ?? wanted.code, hours, former },
  );
  if (!begun) return lookAgain(turn, code);
  const { slot, op } = begun;
  const { name } = accessCodeOf(code);
  const answer = await once<CodeProof>(turn, begun, () =>
    turn.driver.codes?.write({ slot: slot.slot, code: slot.code, name, ...windowOf(slot.hours) }, op),
  );
  if (isAskAgain(answer)) return askLater(turn, op, answer);
  await noteWrite(turn.services.database, turn.view.device, answer instanceof DriverError ? answer : undefined, op.now);
  if (answer instanceof DriverError) return notWritten(turn, code, slot, refusalOf(turn, code, answer));
  const sent = { ...slot, code: answer.code ?? slot.code };
  return answer.proof === "readback" ? written(turn, code, sent, true) : accepted(turn, code, sent);
}

/** Handles a write that the lock acknowledged but that was not read back: the lock is read, if it can be. */
async function accepted(turn: Turn, code: AccessCodeRow, slot: CodeSlotRow): Promise<void> {
  const there = turn.view.capabilities.readback === "none" ? undefined : await readSlot(turn, slot);
  const isElse = there?.code !== undefined && there.code !== slot.code;
  if (there?.active === false && !isElse)
    return notWritten(turn, code, slot, new DriverError("inactive", "The lock keeps the code switched off."));
  if (there === null || isElse)
    return notWritten(turn, code, slot, new DriverError("rejected", "The lock did not keep the code."));
  return written(turn, code, slot, there?.code === slot.code);
}

/**
 * Turns `duplicate_code` into `busy` while another managed code is about to free these digits, so that the write is
 * retried.
 */
const refusalOf = ({ view }: Turn, code: AccessCodeRow, error: DriverError): DriverError =>
  error.fault === "duplicate_code" && leavingSlot(view, code)
    ? new DriverError("busy", "Another code still uses these digits.", { applied: error.applied })
    : error;

const hopesForRoom: ReadonlySet<Fault> = new Set<Fault>(["duplicate_code", "no_free_slot"]);

/**
 * Makes a refusal temporary if other codes were changed at the lock since this iteration read it, or may have been
 * while it was out of reach, because there may be room soon.
 */
async function refusalNow(
  { view }: Turn,
  { tx }: Scene,
  { device_id, access_code_id }: AccessCodeRow,
  error: DriverError,
) {
  const others = (slots: readonly CodeSlotRow[]) => slots.filter((slot) => slot.access_code_id !== access_code_id);
  if (!hopesForRoom.has(error.fault) || !isFinal(error)) return error;
  const isSeen = view.device.codes_unseen === 0;
  if (isSeen && isAsSeen(others(await slotsOf(tx, device_id)), others(view.slots))) return error;
  return new DriverError("busy", "Other codes on the lock have changed meanwhile.", { applied: error.applied });
}

function windowOf(hours: string): Pick<CodeWrite, "window"> {
  const parts = partsOfHours(hours);
  if (!parts) return {};
  const { starts_at, ends_at, zone } = parts;
  const time_zone = zone === undefined ? {} : { time_zone: zone };
  return { window: { starts_at: Date.parse(starts_at), ends_at: Date.parse(ends_at), ...time_zone } };
}

/** Handles a successful write. @param is_confirmed - Whether the lock itself was read to hold the code. */
async function written(turn: Turn, code: AccessCodeRow, sent: CodeSlotRow, is_confirmed: boolean): Promise<void> {
  const there = code.is_managed === 0 ? await readSlot(turn, sent) : undefined;
  return endWith(turn, code, { kind: "written", sent, is_confirmed, there });
}

/** Handles a failed write. The slot is read if its content is in doubt, and always for an unmanaged code. */
async function notWritten(turn: Turn, code: AccessCodeRow, sent: CodeSlotRow, error: DriverError): Promise<void> {
  const isDoubtful = error.applied === "unknown" || isFinal(error) || isOverwritten(sent) || code.is_managed === 0;
  const there = isDoubtful ? await readSlot(turn, sent) : undefined;
  return endTurn(turn, code, async (scene, row) =>
    noteSlotEvent(scene, row, { kind: "not_written", sent, error: await refusalNow(turn, scene, row, error), there }),
  );
}
