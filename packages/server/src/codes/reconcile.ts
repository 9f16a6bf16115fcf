// The loop that brings what is on a lock to what is wanted there: one operation a turn.
import { accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import { lockDeviceRow } from "../db/devices.ts";
import type { AccessCodeRow, CodeSlotRow } from "../db/schema.ts";
import { type CodeProof, DriverError, isAskAgain } from "../drivers/driver.ts";
import type { Job } from "../db/job.ts";
import type { NewEvent } from "../events.ts";
import { finishJob } from "../jobs/jobs.ts";
import { restLane } from "../jobs/lanes.ts";
import type { Services } from "../services.ts";
import { lookAtCodes } from "./look.ts";
import {
  codeIsGone,
  codeIsScheduled,
  codeIsSet,
  codeIsWithdrawn,
  codeNotCleared,
  codeNotSet,
  isFinal,
  oldDigitsAreOff,
  type Scene,
  waits,
} from "./outcomes.ts";
import { atRest, formerOnceRewritten, isOverwritten, mayHold } from "./held.ts";
import { heldAfter, isLeft } from "./let-go.ts";
import { hasSchedule, isUnderWay, leavingSlot, planCodes, type Step } from "./plan.ts";
import type { CodesJob } from "./schedule.ts";
import { dropSlot, emptySlot, freeSlot, isAsSeen, roomWasMade, saveSlot, slotAfter, slotOf, slotsOf } from "./slots.ts";
import { survey } from "./survey.ts";
import { ask, askLater, beginOp, endTurn, readLockSlots, readSlot, type Turn, type Work } from "./turn.ts";
import { notCleared, notSet } from "./unfinished.ts";
import { hoursOnLock, wantedAt } from "./wanted.ts";

export async function reconcileCodes(services: Services, job: Job): Promise<void> {
  const { database } = services;
  const { device_id } = job.payload as CodesJob;
  const view = await lookAtCodes(services, device_id);
  if (!view) return database.transaction((tx) => finishJob(tx, job));
  const { step, until } = planCodes(view);
  const turn: Turn = { services, job, view, driver: services.drivers.named(view.driver) };
  // An operation under way is finished first. Then the lock is asked what it holds, if that is due; after a look in vain, all other steps
  // go before the next one, so that codes do not wait for a lock that cannot be read.
  const { codes_unseen, codes_looks, codes_look_at } = view.device;
  const isUnseen = codes_unseen > 0;
  if (isUnseen && codes_look_at <= view.now && (step === undefined || (codes_looks === 0 && !isUnderWay(step)))) return survey(turn);
  if (step) return take(turn, step);
  const times = [...(until === undefined ? [] : [until]), ...(isUnseen ? [codes_look_at] : [])];
  await database.transaction(async (tx) => {
    // Whoever changes a code locks this row too and may queue a job behind this one: without the lock that wake-up could be lost.
    await lockDeviceRow(database, tx, device_id);
    await restLane(database, tx, job, times.length === 0 ? undefined : Math.min(...times) - view.workspace.clock_offset_ms);
  });
}

function take(turn: Turn, step: Step): Promise<void> {
  switch (step.kind) {
    case "vanish":
      return endUnlessChanged(turn, step.code, (scene, row) => codeIsGone(scene, row, { wasOnLock: false }));
    case "withdraw":
      return endUnlessChanged(turn, step.code, (scene, row) => codeIsWithdrawn(scene, row, { wasOnLock: false }));
    case "begin":
      return endUnlessChanged(turn, step.code, codeIsSet);
    case "wait":
      return endUnlessChanged(turn, step.code, codeIsScheduled);
    case "find":
      return find(turn, step.code);
    case "clear":
      return clear(turn, step.code, step.slot);
    case "read":
      return readAgain(turn, step.code, step.slot);
    case "write":
      return write(turn, step.code, step.slot, step.hours);
  }
}

/** Only looks again if the code was edited, or something was done to it at the lock, since this turn looked. */
const endUnlessChanged = (turn: Turn, code: AccessCodeRow, work: Work): Promise<void> =>
  endTurn(turn, code, async (scene, row) => {
    const seen = turn.view.slots.find(({ access_code_id }) => access_code_id === code.access_code_id);
    return row.body === code.body && isAsSeen(await slotOf(scene.tx, row), seen) ? work(scene, row) : [];
  });

/** Asks the lock in which slots it holds the codes whose slots were never noted. If it does not hold `code`, that code is gone. */
async function find(turn: Turn, code: AccessCodeRow): Promise<void> {
  const read = await readLockSlots(turn);
  if (read instanceof DriverError) return endTurn(turn, code, (scene, row) => codeNotCleared(scene, row, read));
  const { codes } = turn.view;
  return endTurn(turn, code, async (scene, row) => {
    // Not those that this turn saw: more may have been programmed at the lock since.
    const slots = await slotsOf(scene.tx, row.device_id);
    const noted = new Set(slots.map(({ slot }) => slot));
    const placed = new Set(slots.map(({ access_code_id }) => access_code_id));
    for (const { slot, code: digits } of read) {
      const match = noted.has(slot)
        ? undefined
        : codes.find((each) => !placed.has(each.access_code_id) && each.code !== null && each.code === digits);
      if (!match) continue;
      placed.add(match.access_code_id);
      await saveSlot(scene.tx, { ...emptySlot(match, slot), code: match.code ?? "", phase: "set" });
    }
    // A code that was edited meanwhile may be wanted again: the next turn sees to that.
    const isOver = !placed.has(row.access_code_id) && row.body === code.body;
    return isOver ? codeIsGone(scene, row, { wasOnLock: true }) : [];
  });
}

const lookAgain = (turn: Turn, code: AccessCodeRow): Promise<void> => endTurn(turn, code, async () => []);

async function clear(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow): Promise<void> {
  const wasBegun = noted.op_id !== null;
  const begun = await beginOp(turn, wasBegun ? noted : { ...noted, phase: "clearing", former: formerOnceRewritten(noted) });
  if (!begun) return lookAgain(turn, code);
  const { slot, op } = begun;
  const answer = await ask<CodeProof>(op, () => turn.driver.clearCode?.(slot.slot, op));
  if (isAskAgain(answer)) return askLater(turn, op, answer);
  const there = code.is_managed === 0 ? await readSlot(turn, slot) : undefined;
  return endTurn(turn, code, async (scene, row) => {
    const ended = await slotAfter(scene.tx, slot);
    const { gone, on_lock } = wantedAt(row, scene.now, hasSchedule(turn.view, row));
    const isWanted = !gone && (row.refused !== null || on_lock);
    if (answer instanceof DriverError) return notCleared(scene, row, ended, { error: answer, there, isWanted });
    if (isOverwritten(ended)) return row.is_managed === 0 ? isLeft(scene, row, heldAfter(ended, "done", there)) : onceMore(scene, ended);
    await dropSlot(scene.tx, row.access_code_id);
    await roomWasMade(scene.tx, row.device_id);
    if (row.is_managed === 0 || gone) return codeIsGone(scene, row, { wasOnLock: true });
    return isWanted ? oldDigitsAreOff(scene, row) : codeIsWithdrawn(scene, row, { wasOnLock: true });
  });
}

async function readAgain(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow): Promise<void> {
  const there = await readSlot(turn, noted);
  const work: Work = (scene, row) => (there === undefined ? waits(scene, row) : isLeft(scene, row, heldAfter(noted, "unknown", there)));
  return endUnlessChanged(turn, code, work);
}

async function write(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow | undefined, hours: string): Promise<void> {
  const wanted = await slotFor(turn, code, noted);
  if (wanted instanceof DriverError)
    return endTurn(turn, code, async (scene, row) => codeNotSet(scene, row, await refusalNow(turn, scene, row, wanted)));
  const wasBegun = wanted.op_id !== null;
  const former = noted ? formerOnceRewritten(noted) : null;
  const begun = await beginOp(turn, wasBegun ? wanted : { ...wanted, phase: "writing", code: code.code ?? wanted.code, hours, former });
  if (!begun) return lookAgain(turn, code);
  const { slot, op } = begun;
  const { name } = accessCodeOf(code);
  const answer = await ask<CodeProof>(op, () =>
    turn.driver.writeCode?.({ slot: slot.slot, code: slot.code, name, ...windowOf(slot.hours) }, op),
  );
  if (answer instanceof DriverError) return notWritten(turn, code, slot, refusalOf(turn, code, answer));
  if (isAskAgain(answer)) return askLater(turn, op, answer);
  return written(turn, code, { ...slot, code: answer.code ?? slot.code });
}

/** `duplicate_code` is not final while another code of ours is about to give up these digits: `busy` has the write tried again. */
const refusalOf = ({ view }: Turn, code: AccessCodeRow, error: DriverError): DriverError =>
  error.fault === "duplicate_code" && leavingSlot(view, code)
    ? new DriverError("busy", "Another code still uses these digits.", { applied: error.applied })
    : error;

/** Nor is a refusal final if something was done with other codes at the lock since this turn looked: there may be room now. */
async function refusalNow({ view }: Turn, { tx }: Scene, { device_id, access_code_id }: AccessCodeRow, error: DriverError) {
  const others = (slots: readonly CodeSlotRow[]) => slots.filter((slot) => slot.access_code_id !== access_code_id);
  if (!isFinal(error) || isAsSeen(others(await slotsOf(tx, device_id)), others(view.slots))) return error;
  return new DriverError("busy", "Other codes on the lock have changed meanwhile.", { applied: error.applied });
}

/** The code's own slot, or else the lowest one that the lock says is empty, so that codes of others stay. */
async function slotFor(turn: Turn, code: AccessCodeRow, noted: CodeSlotRow | undefined): Promise<CodeSlotRow | DriverError> {
  if (noted) return noted;
  const read = await readLockSlots(turn);
  if (read instanceof DriverError) return read;
  const occupied = new Set(read.filter(({ occupied: is }) => is !== false).map(({ slot }) => slot));
  const slot = freeSlot(turn.view, occupied);
  return slot === undefined ? new DriverError("no_free_slot", "The lock has no room for more codes.") : emptySlot(code, slot);
}

function windowOf(hours: string) {
  const [starts, ends] = hours.split("/");
  return starts && ends ? { window: { starts_at: Date.parse(starts), ends_at: Date.parse(ends) } } : {};
}

async function written(turn: Turn, code: AccessCodeRow, slot: CodeSlotRow): Promise<void> {
  const there = code.is_managed === 0 ? await readSlot(turn, slot) : undefined;
  return endTurn(turn, code, async (scene, row) => {
    const ended = await slotAfter(scene.tx, slot);
    if (row.is_managed === 0) return isLeft(scene, row, heldAfter(ended, "done", there));
    if (isOverwritten(ended)) return onceMore(scene, ended);
    await saveSlot(scene.tx, { ...slot, phase: "set", op_id: null, deadline: null, former: null });
    if (mayHold(slot).some((held) => held.code !== slot.code)) await roomWasMade(scene.tx, row.device_id);
    const { on_lock, begun } = wantedAt(row, scene.now, slot.hours !== "");
    if (!on_lock || isEdited(turn, row, slot)) return [];
    const current = row.code === null ? await withDigits(scene.tx, row, slot.code) : row;
    return begun ? codeIsSet(scene, current) : codeIsScheduled(scene, current);
  });
}

/** The code was edited since `sent` went to the lock: the lock's answer says nothing of the edit, which the next turn sees to. */
const isEdited = ({ view }: Turn, row: AccessCodeRow, sent: CodeSlotRow): boolean =>
  (row.code !== null && row.code !== sent.code) || hoursOnLock(row, hasSchedule(view, row)) !== sent.hours;

/** Digits of others came into the slot during the operation, before or after it took effect: the next turn does it again. */
async function onceMore({ tx }: Scene, slot: CodeSlotRow): Promise<NewEvent[]> {
  await saveSlot(tx, atRest(slot));
  return [];
}

/** Saves the digits that the maker has chosen. */
async function withDigits(tx: Parameters<typeof saveSlot>[0], row: AccessCodeRow, digits: string): Promise<AccessCodeRow> {
  const entity = { ...accessCodeOf(row), code: digits, is_waiting_for_code_assignment: false };
  await saveAccessCode(tx, entity);
  return { ...row, code: digits, body: JSON.stringify(entity) };
}

/** After an unconfirmed write or a final refusal only the lock knows what it holds, so it is asked. */
async function notWritten(turn: Turn, code: AccessCodeRow, slot: CodeSlotRow, error: DriverError): Promise<void> {
  const isDoubtful = error.applied === "unknown" || isFinal(error) || isOverwritten(slot) || code.is_managed === 0;
  const there = isDoubtful ? await readSlot(turn, slot) : undefined;
  // Finding digits that the slot held before, with other hours, does not prove the write.
  const isNew = !mayHold(slot).some((held, index) => index > 0 && held.code === slot.code);
  if (error.applied === "unknown" && isNew && there?.code === slot.code) return written(turn, code, slot);
  return endTurn(turn, code, async (scene, row) => {
    const ended = await slotAfter(scene.tx, slot);
    const why = await refusalNow(turn, scene, row, error);
    return notSet(scene, row, ended, { error: why, there, isEdited: isEdited(turn, row, slot) });
  });
}
