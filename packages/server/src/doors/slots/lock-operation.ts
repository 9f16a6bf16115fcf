// One iteration (`Turn`) of the loop that reconciles a lock's codes: its view of the lock, its calls to the driver, and
// the transaction at its end.
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

/** Pause between two operations on a real lock. */
const radioRestMs = 250;

/** Services of the loop. */
export type SlotServices = Pick<DoorServices, "database" | "clock" | "drivers" | "log">;

export interface Turn {
  services: SlotServices;
  job: Job;
  view: CodesView;
  driver: Driver;
}

type Work = (scene: Scene, row: AccessCodeRow) => Promise<readonly NewEvent[]>;

/**
 * Ends the iteration: stores its outcome, and schedules the next one, at a real lock after {@link radioRestMs}.
 * `work` is skipped if the code is gone by now.
 */
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

/** Time of the next operation on the lock. */
export const afterRest = (clock: Clock, { device }: Pick<CodesView, "device">): ServerTime =>
  clock.now() + (device.driver_key === null ? 0 : radioRestMs);

export interface Begun {
  slot: CodeSlotRow;
  op: Op;
  /** Whether the operation was started before, so that the lock may have received it. */
  isFound: boolean;
}

/**
 * Stores the operation before the driver is called, so that it survives a crash of the process. An operation under
 * way keeps its `op_id`. Resolves to `undefined` if the code is gone, if its lock is unmanaged, or if the slot was
 * changed at the lock since this iteration read it, for example by a foreign code.
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
    // The deletion of a code locks this row too, and takes a code without a stored slot to be off the lock. No
    // operation may start then.
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

/** Returns the deadline. One farther away than `deadlineMs` is shortened, because the clock was set back. */
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

/** Makes the operation. Its time is the present, because the iteration may have waited for the lock or the database. */
const opOf = ({ services, view: { device, workspace } }: Turn, op_id: string, deadline: number): Op =>
  opOfDevice(device, { op_id, now: workspaceNow(services.clock, workspace), deadline });

/** Calls the driver. Resolves to its answer or its error; see {@link callDriver}. */
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

/** Reads all slots from the lock. */
export async function readLockSlots(turn: Turn): Promise<readonly SlotState[] | DriverError> {
  const op = readOp(turn);
  const answer = await askLock<readonly SlotState[]>(turn, op, () => turn.driver.codes?.readSlots(op));
  return answer instanceof DriverError || Array.isArray(answer)
    ? answer
    : new DriverError("timeout", "The lock did not report its codes.");
}

/**
 * Whether the lock said of each slot that the server may use whether it is occupied. A lock without readback counts as
 * the server's record says.
 */
export function isWhole({ view: { capabilities } }: Turn, read: readonly SlotState[]): boolean {
  const known = new Set(read.filter(({ occupied }) => occupied !== null).map(({ slot }) => slot));
  return capabilities.readback === "none" || capabilities.slots.every((slot) => known.has(slot));
}

/** Reads all slots from the lock, and one by one those that its list lacks. See {@link isWhole} for the rest. */
export async function readWholeLock(turn: Turn): Promise<readonly SlotState[] | DriverError> {
  const listed = await readLockSlots(turn);
  if (listed instanceof DriverError || !turn.driver.codes?.readSlot) return listed;
  const there = new Set(listed.map(({ slot }) => slot));
  const read = [...listed];
  for (const slot of turn.view.capabilities.slots.filter((each) => !there.has(each))) {
    const state = await askSlot(turn, slot);
    if (state instanceof DriverError) break;
    read.push(state);
  }
  return read;
}

/** Reads a slot from the lock. Resolves to its state, or to the error. */
export async function askSlot(turn: Turn, slot: number): Promise<SlotState | DriverError> {
  const silence = () => new DriverError("timeout", "The lock did not report what is in the slot.");
  const { codes } = turn.driver;
  if (!codes?.readSlot) {
    const read = await readLockSlots(turn);
    return read instanceof DriverError ? read : (read.find((each) => each.slot === slot) ?? silence());
  }
  const op = readOp(turn);
  const answer = await askLock<SlotState>(turn, op, () => codes.readSlot?.(slot, op));
  return isAskAgain(answer) ? silence() : answer;
}

/** Reads a slot. Resolves to `null` if it is empty, to `undefined` if the lock cannot be read or does not say. */
export async function readSlot(turn: Turn, { slot }: Pick<CodeSlotRow, "slot">): Promise<SlotState | null | undefined> {
  const state = await askSlot(turn, slot);
  if (state instanceof DriverError || state.occupied === null) return undefined;
  return state.occupied ? state : null;
}
