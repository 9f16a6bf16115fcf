// Schedules that the lock itself enforces (Schedule Entry Lock), so that a code ends even if the hub is dead. Only
// locks with plain codes (User Code) have them, not locks with users and credentials (User Credential). Each slot is
// one user, and only the first of the user's year-day schedules is used.
import { DriverError, type CodeWrite, type Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { integerIn, membersIn } from "../wire/readers.ts";
import { type CodesContext, millisecondsLeft } from "./code-proof.ts";
import { hasCommandClass } from "./inventory.ts";
import { offsetMinutes, wallTime, type YearDaySchedule, yearDaySchedule } from "./wall-clock.ts";
import { invokeCommandClass } from "./invoke-command-class.ts";
import { commandClassIds } from "./wire.ts";

type Window = NonNullable<CodeWrite["window"]>;

const scheduleId = 1;
const minuteMs = 60_000;
const minutesADay = 24 * 60;
/** Largest difference between the minutes of the lock's clock and of the server's at which a lock gets schedules. */
const clockToleranceMinutes = 2;

/** Schedule for a window. Resolves to `undefined` if the lock cannot be trusted with it. */
export async function scheduleFor(window: Window, op: Op, context: CodesContext): Promise<YearDaySchedule | undefined> {
  const { time_zone, starts_at, ends_at } = window;
  if (time_zone === undefined || !(await isClockRight(time_zone, op, context))) return undefined;
  return yearDaySchedule(starts_at, ends_at, time_zone);
}

/**
 * Whether the lock's clock shows the local time of the door. With another time the code would open at other hours.
 */
async function isClockRight(time_zone: string, op: Op, context: CodesContext): Promise<boolean> {
  const { connection, nodeId, node, now } = context;
  requireTime(op, now());
  const asked = connection.call("node.get_date_and_time", { nodeId }, millisecondsLeft(op, context));
  const told = membersIn(membersIn(await unlessRefused(asked))["dateAndTime"]);
  const [hour, minute] = [integerIn(told["hour"], 0, 23), integerIn(told["minute"], 0, 59)];
  if (hour === undefined || minute === undefined) return false;
  // Time Parameters are in UTC; the lock's offset says how it converts them.
  const isUtc = hasCommandClass(node, commandClassIds.timeParameters);
  if (isUtc && !(await isInZone(time_zone, op, context))) return false;
  const wall = isUtc ? now() : wallTime(now(), time_zone);
  const [year, month, day] = [
    integerIn(told["year"], 0, 9999),
    integerIn(told["month"], 1, 12),
    integerIn(told["day"], 1, 31),
  ];
  if (year !== undefined && month !== undefined && day !== undefined) {
    // The lock's answer is used without its seconds, so one more minute is allowed.
    const shown = Date.UTC(year, month - 1, day, hour, minute);
    return Math.abs(wall - shown) <= (clockToleranceMinutes + 1) * minuteMs;
  }
  const apart = Math.abs((Math.floor(wall / minuteMs) % minutesADay) - (hour * 60 + minute));
  return Math.min(apart, minutesADay - apart) <= clockToleranceMinutes;
}

async function isInZone(time_zone: string, op: Op, context: CodesContext): Promise<boolean> {
  const asked = invokeCommandClass(context, op, commandClassIds.scheduleEntryLock, "getTimezone", []);
  const { standardOffset, dstOffset } = membersIn(await unlessRefused(asked));
  const offset = offsetMinutes(context.now(), time_zone);
  return standardOffset === offset || dstOffset === offset;
}

/** Writes a schedule and reads it back. Resolves to whether the lock stored it. */
export async function setSchedule(
  slot: number,
  schedule: YearDaySchedule,
  op: Op,
  context: CodesContext,
): Promise<boolean> {
  await unlessRefused(
    invokeCommandClass(context, op, commandClassIds.scheduleEntryLock, "setYearDaySchedule", [
      { userId: slot, slotId: scheduleId },
      schedule,
    ]),
  );
  return holdsSchedule(slot, schedule, op, context);
}

export async function holdsSchedule(
  slot: number,
  schedule: YearDaySchedule,
  op: Op,
  context: CodesContext,
): Promise<boolean> {
  const found = await readSchedule(slot, op, context);
  return found !== undefined && Object.entries(schedule).every(([name, value]) => found[name] === value);
}

/** Erases the slot's schedule, so that a code without one is not bound by the former one. */
export async function eraseSchedule(slot: number, op: Op, context: CodesContext): Promise<void> {
  await unlessRefused(
    invokeCommandClass(context, op, commandClassIds.scheduleEntryLock, "setYearDaySchedule", [
      { userId: slot, slotId: scheduleId },
    ]),
  );
  await unlessRefused(invokeCommandClass(context, op, commandClassIds.scheduleEntryLock, "setEnabled", [false, slot]));
  if (await readSchedule(slot, op, context))
    throw new DriverError("rejected", "The lock still has the slot's old schedule.");
}

async function readSchedule(
  slot: number,
  op: Op,
  context: CodesContext,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const asked = invokeCommandClass(context, op, commandClassIds.scheduleEntryLock, "getYearDaySchedule", [
    { userId: slot, slotId: scheduleId },
  ]);
  const found = membersIn(await unlessRefused(asked));
  // Locks report a missing schedule with 255 in each part.
  return integerIn(found["startYear"], 0, 99) === undefined ? undefined : found;
}

/** Resolves to `undefined` if Z-Wave JS or the lock refuses, because a refusal is no broken link. */
async function unlessRefused(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DriverError && refusals.has(error.fault)) return undefined;
    throw error;
  }
}

const refusals: ReadonlySet<string> = new Set(["rejected", "unsupported", "invalid_code", "internal"]);
