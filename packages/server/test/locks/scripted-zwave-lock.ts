// A lock with plain codes behind a scripted Z-Wave JS server. The test sets how far it supports schedules.
import { wallTime } from "../../src/hubs/zwave/wall-clock.ts";
import { type Asked, plainLock, type ScriptedHub, unknownCommand } from "./scripted-zwave-hub.ts";

export const zone = "America/New_York";
const userCode = 99;
export const [schedules, clock, timeParameters] = [78, 129, 139];
/** First schema with which the server can read a lock's time. */
const clockSchema = 31;

export interface Ways {
  /** Command classes besides bolt and codes. */
  has?: number[];
  /** Time zone of its clock. */
  clockZone?: string;
  /** Whether the lock accepts schedules. `late` accepts them only once the slot holds a code. */
  takesHours?: "always" | "never" | "late" | "forgets";
  offset?: number;
  /** @default Date.now */
  now?: () => number;
  /** Newest schema that its server speaks. */
  schema?: number;
}

export type Call = Asked & { commandClass?: number; args?: unknown[] };

const usual = [schedules, clock];

export const lockThatKeepsHours = ({ has = usual }: Ways = {}) =>
  plainLock(4, { endpoints: [{ index: 0, commandClasses: [98, userCode, 108, ...has].map((id) => ({ id })) }] });

/** Answers for the lock, and records its content and commands. */
export function answerForLock(
  hub: ScriptedHub,
  {
    has = usual,
    clockZone = zone,
    takesHours = "always",
    offset = 0,
    schema = clockSchema,
    now = () => Date.now(),
  }: Ways = {},
) {
  const lock = { codes: new Map<number, string>(), hours: new Map<number, object>(), done: [] as string[] };
  const answers: Record<string, (slot: number, more: unknown) => unknown> = {
    "99 get": (slot) => ({ userIdStatus: lock.codes.has(slot) ? 1 : 0, userCode: lock.codes.get(slot) }),
    "99 clear": (slot) => void lock.codes.delete(slot),
    "78 getYearDaySchedule": (slot) => lock.hours.get(slot),
    "78 getTimezone": () => ({ standardOffset: offset, dstOffset: offset }),
    "78 setYearDaySchedule"(slot, hours) {
      if (hours === undefined) lock.hours.delete(slot);
      else if (takesHours !== "never" && (takesHours !== "late" || lock.codes.has(slot)))
        lock.hours.set(slot, hours as object);
      else return { status: 2 };
      return { status: 255 };
    },
  };
  Object.assign(hub.answers, {
    "node.get_date_and_time": () => {
      if (schema < clockSchema) return unknownCommand;
      const wall = new Date(has.includes(timeParameters) ? now() : wallTime(now(), clockZone));
      return { dateAndTime: { hour: wall.getUTCHours(), minute: wall.getUTCMinutes(), weekday: wall.getUTCDay() } };
    },
    "endpoint.invoke_cc_api": ({ commandClass, methodName = "", args = [] }: Call) => {
      const [place, more] = args as [number | { userId: number } | boolean, unknown];
      const slot = typeof place === "object" ? place.userId : Number(place);
      if (methodName.startsWith("set")) lock.done.push(`${methodName}${more === undefined ? " to none" : ""}`);
      if (commandClass === userCode && methodName === "set") {
        lock.codes.set(slot, String(args[2]));
        if (takesHours === "forgets" && lock.done.length < 3) lock.hours.delete(slot);
      }
      if (commandClass === 98) return { response: { currentMode: 255 } };
      return { response: answers[`${commandClass} ${methodName}`]?.(slot, more) };
    },
  });
  return lock;
}
