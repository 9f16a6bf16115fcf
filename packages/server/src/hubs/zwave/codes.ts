// Writes, reads and clears codes of one lock over Z-Wave: User Code on most locks, users with credentials on newer
// ones. Every write is read back from the lock.
import { type CodeProof, type CodeWrite, DriverError, type Op, type SlotState } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { membersIn } from "../wire/readers.ts";
import { requireAnswer } from "./bolt.ts";
import {
  type CodesContext,
  digitsIn,
  proofOfWrite,
  whyRefused,
  switchedOn,
  type UserCodeAnswer,
  userCodeAnswerIn,
} from "./code-proof.ts";
import { clearCredential, readCredential, writeCredential } from "./credentials.ts";
import { keepsSchedules } from "./inventory.ts";
import { eraseSchedule, holdsSchedule, scheduleFor, setSchedule } from "./schedules.ts";
import { invokeCommandClass } from "./invoke-command-class.ts";
import { commandClassIds } from "./wire.ts";

/** Statuses of a slot. */
const [free, enabled] = [0, 1];
/** Statuses of a code that does not open the lock as others do: disabled, messaging, passage mode. */
const inactiveStatuses: ReadonlySet<unknown> = new Set([2, 3, 4]);

export async function readSlot(slot: number, op: Op, context: CodesContext): Promise<SlotState> {
  requireTime(op, context.now());
  return context.hasCredentials ? readCredential(slot, op, context) : readUserCode(slot, op, context);
}

async function readUserCode(slot: number, op: Op, context: CodesContext, written?: string): Promise<SlotState> {
  const response = await askPlace(slot, op, context);
  if (response) context.answers.set(slot, response);
  const status = response?.userIdStatus;
  if (status === free) return { slot, occupied: false };
  const isInactive = inactiveStatuses.has(status);
  if (status !== enabled && !isInactive) return { slot, occupied: null };
  const code = digitsIn(response?.userCode, context.digits, written);
  return { slot, occupied: true, ...(isInactive && { active: false }), ...code };
}

const [mostAsked, lateMs] = [4, 150];

/**
 * Reads one slot. Resolves to `undefined` if the lock does not say, or keeps reporting about other slots, so that the
 * answer may belong to one of those.
 */
async function askPlace(slot: number, op: Op, context: CodesContext): Promise<UserCodeAnswer | undefined> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    // A late answer to the last reading arrives now, so that it is not taken for the answer to the next one.
    if (asked > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    const others = context.otherReports();
    const response = await invokeCommandClass(context, op, commandClassIds.userCode, "get", [slot]);
    if (context.otherReports() === others) return userCodeAnswerIn(response);
  }
  return undefined;
}

export async function writeSlot(write: CodeWrite, op: Op, context: CodesContext): Promise<CodeProof> {
  await requireAnswer(op, context);
  if (context.hasCredentials) return writeCredential(write, op, context);
  if (!keepsSchedules(context.node)) return writeDigits(write, op, context);
  if (write.window) return writeWithin(write, write.window, op, context);
  await eraseSchedule(write.slot, op, context);
  return writeDigits(write, op, context);
}

/**
 * Writes the schedule before the digits, so that the code never opens outside it. A lock that does not store the
 * schedule gets the digits at the start; the server removes them at the end.
 */
async function writeWithin(write: CodeWrite, window: Window, op: Op, context: CodesContext): Promise<CodeProof> {
  const { slot } = write;
  const hasBegun = op.now >= window.starts_at;
  const schedule = await scheduleFor(window, op, context);
  const keep = () => schedule !== undefined && setSchedule(slot, schedule, op, context);
  if (!(await keep()) && !hasBegun) return waitForStart(slot, window, op, context);
  const proof = await writeDigits(write, op, context);
  // Some locks accept a schedule only for an occupied slot, or drop it together with the former code.
  if (schedule && ((await holdsSchedule(slot, schedule, op, context)) || (await keep()))) return proof;
  if (!hasBegun) return waitForStart(slot, window, op, context);
  context.log(`Lock ${context.nodeId} does not keep a code's hours itself; the code is taken off at its end.`);
  // A former schedule would keep the new code from opening.
  await eraseSchedule(slot, op, context);
  return proof;
}

type Window = NonNullable<CodeWrite["window"]>;

/** Clears the slot, so that the former code does not open, and throws `busy`: the server writes again at the start. */
async function waitForStart(slot: number, { starts_at }: Window, op: Op, context: CodesContext): Promise<never> {
  await clearSlot(slot, op, context);
  throw new DriverError("busy", "The lock does not keep the code's hours, so the code is written when they begin.", {
    applied: "unknown",
    retry_after_ms: Math.max(starts_at - op.now, 0),
  });
}

async function writeDigits({ slot, code }: CodeWrite, op: Op, context: CodesContext): Promise<CodeProof> {
  const begun = context.now();
  const set = () => invokeCommandClass(context, op, commandClassIds.userCode, "set", [slot, enabled, code]);
  if (membersIn(await set())["status"] === 2) throw whyRefused(context, begun);
  const found = await switchedOn(await readUserCode(slot, op, context, code), code, async () => {
    await set();
    return readUserCode(slot, op, context, code);
  });
  const proof = proofOfWrite(found, code);
  if (!proof) throw whyRefused(context, begun);
  return proof;
}

export async function clearSlot(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  await requireAnswer(op, context);
  if (context.hasCredentials) return clearCredential(slot, op, context);
  await invokeCommandClass(context, op, commandClassIds.userCode, "clear", [slot]);
  const { occupied } = await readUserCode(slot, op, context);
  if (occupied === true) throw new DriverError("rejected", "The lock still holds the code.");
  // A schedule without a code has no effect, and the next code of this slot brings its own.
  if (keepsSchedules(context.node))
    await eraseSchedule(slot, op, context).catch(() => "the next write to the slot replaces the schedule");
  return { proof: occupied === false ? "readback" : "ack" };
}
