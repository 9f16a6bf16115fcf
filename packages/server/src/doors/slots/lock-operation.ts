// One turn of the loop: what it looks at, how it speaks to the lock, and the transaction it ends in.
import { randomUUID } from "node:crypto";
import type { Clock, ServerTime } from "../../base/clock.ts";
import type { Query } from "../../base/db/database.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../base/db/schema.ts";
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op, type SlotState } from "../../driver/driver.ts";
import { callDriver } from "../../driver/call-driver.ts";
import { logUnforeseen } from "../../driver/log-unforeseen.ts";
import { commandDeadlineMs as deadlineMs, opOf as opOfDevice } from "../../driver/op.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import type { Job } from "../../base/db/job.ts";
import { requireJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import type { DoorServices } from "../door-services.ts";
import { type CodesView, readCode } from "./lock-view.ts";
import type { Scene } from "./table/carry-out.ts";
import { isAsSeen, saveSlot, slotsOf } from "./code-slots.ts";
import { workspaceNow, toServerTime } from "../../base/workspace-time.ts";

/** The radio of a real lock rests between two operations: one that has just been awake is woken cheaply. */
const radioRestMs = 250;

/** What the loop of a lock's codes works with. */
export type SlotServices = Pick<DoorServices, "database" | "clock" | "drivers" | "log">;

export interface Turn {
  services: SlotServices;
  job: Job;
  view: CodesView;
  driver: Driver;
}

type Work = (scene: Scene, row: AccessCodeRow) => Promise<readonly NewEvent[]>;

/** Writes the turn's outcome and has the lane look again at once. If the code is gone by now, `work` is skipped. */
export async function endTurn({ services, job, view }: Turn, code: AccessCodeRow, work: Work): Promise<void> {
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    const device = await lockDeviceRow(tx, view.device.device_id);
    const row = await readCode(tx, code.access_code_id);
    const now = workspaceNow(clock, view.workspace);
    const events = device && row ? await work({ tx, device, now, log: services.log }, row) : [];
    await restLane(tx, job, afterRest(clock, view));
    await appendEvents(tx, view.workspace.workspace_id, events);
  });
}

/** When the lock may be spoken to next. */
export const afterRest = (clock: Clock, { device }: Pick<CodesView, "device">): ServerTime =>
  clock.now() + (device.driver_key === null ? 0 : radioRestMs);

export interface Begun {
  slot: CodeSlotRow;
  op: Op;
  /** It was begun before: the lock may have heard of it. */
  isFound: boolean;
}

/**
 * Notes the operation before the driver is called, so that a process that dies meanwhile is followed by one that knows
 * of it. One that is under way keeps its `op_id`. Undefined: the code is gone, its lock is not ours any more, or
 * something was done to the slot at the lock since this turn looked, such as a code of others that was programmed into
 * a free one.
 */
export async function beginOp(turn: Turn, slot: CodeSlotRow): Promise<Begun | undefined> {
  const { services, job, view } = turn;
  const { database } = services;
  if (slot.op_id !== null) {
    const deadline = await deadlineLeft(database.query, slot, view.now);
    await requireJob(database.query, job);
    return { slot: { ...slot, deadline }, op: opOf(turn, slot.op_id, deadline), isFound: true };
  }
  const op_id = randomUUID();
  const deadline = view.now + deadlineMs;
  const begun: CodeSlotRow = { ...slot, op_id, deadline };
  const isBegun = await database.transaction(async (tx) => {
    // Deleting a code locks this row too, and takes a code without a noted slot to be off the lock: no operation may
    // begin then.
    const device = await lockDeviceRow(tx, view.device.device_id);
    if (device?.is_managed !== 1 || !(await readCode(tx, slot.access_code_id))) return false;
    const inSlot = (each: CodeSlotRow) => each.slot === slot.slot;
    if (!isAsSeen((await slotsOf(tx, slot.device_id)).find(inSlot), view.slots.find(inSlot))) return false;
    await requireJob(tx, job);
    await saveSlot(tx, begun);
    return true;
  });
  return isBegun ? { slot: begun, op: opOf(turn, op_id, deadline), isFound: false } : undefined;
}

/** A deadline farther away than `deadlineMs` means that the clock was set back: it is shortened to that. */
async function deadlineLeft(query: Query, { device_id, deadline, op_id }: CodeSlotRow, now: number): Promise<number> {
  const longest = now + deadlineMs;
  if (deadline === null || deadline <= longest) return deadline ?? now;
  await query
    .updateTable("code_slots")
    .set({ deadline: longest })
    .where("device_id", "=", device_id)
    .where("op_id", "=", op_id)
    .execute();
  return longest;
}

/** Its time is the present, not that of the look: the lock, or the database, may have kept the turn waiting since. */
const opOf = ({ services, view: { device, workspace } }: Turn, op_id: string, deadline: number): Op =>
  opOfDevice(device, { op_id, now: workspaceNow(services.clock, workspace), deadline });

/** The driver's answer, or its error; see {@link callDriver}. */
export async function askLock<Answer extends object>(
  { services, driver }: Pick<Turn, "services" | "driver">,
  op: Op,
  call: () => Promise<Answer | AskAgain> | undefined,
): Promise<Answer | AskAgain | DriverError> {
  const answer = await callDriver(driver, op, call);
  logUnforeseen(services, driver, answer);
  return answer;
}

export async function askLater({ services, job, view }: Turn, { deadline }: Op, { again_at }: AskAgain): Promise<void> {
  const run_at = toServerTime(Math.min(again_at, deadline), view.workspace);
  await services.database.transaction(async (tx) => {
    await lockDeviceRow(tx, view.device.device_id);
    await restLane(tx, job, run_at);
  });
}

const readOp = (turn: Turn): Op =>
  opOf(turn, randomUUID(), workspaceNow(turn.services.clock, turn.view.workspace) + deadlineMs);

/** Asks the lock what it holds now. */
export async function readLockSlots(turn: Turn): Promise<readonly SlotState[] | DriverError> {
  const op = readOp(turn);
  const answer = await askLock<readonly SlotState[]>(turn, op, () => turn.driver.codes?.readSlots(op));
  return answer instanceof DriverError || Array.isArray(answer)
    ? answer
    : new DriverError("timeout", "The lock did not report its codes.");
}

/** What the lock says of a slot, or why it does not. */
export async function askSlot(turn: Turn, slot: number): Promise<SlotState | DriverError> {
  const silence = () => new DriverError("timeout", "The lock did not tell what is in the place.");
  const { codes } = turn.driver;
  if (!codes?.readSlot) {
    const read = await readLockSlots(turn);
    return read instanceof DriverError ? read : (read.find((each) => each.slot === slot) ?? silence());
  }
  const op = readOp(turn);
  const answer = await askLock<SlotState>(turn, op, () => codes.readSlot?.(slot, op));
  return isAskAgain(answer) ? silence() : answer;
}

/** What the lock says is in a slot: null for nothing; undefined where it cannot be asked, or does not say. */
export async function readSlot(turn: Turn, { slot }: Pick<CodeSlotRow, "slot">): Promise<SlotState | null | undefined> {
  const state = await askSlot(turn, slot);
  if (state instanceof DriverError || state.occupied === null) return undefined;
  return state.occupied ? state : null;
}
