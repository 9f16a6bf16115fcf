// State messages of a lock, as far as this driver reads them, and all that they have told together.
import { createHash } from "node:crypto";
import {
  integerIn,
  isRecord,
  isSameScalar,
  membersIn,
  oddValue,
  scalarIn,
  startOfText,
  textIn,
} from "../wire/readers.ts";

/** One state message of a lock; each repeats all that Zigbee2MQTT remembers of it. */
export interface LockMessage {
  lock_state?: unknown;
  battery?: unknown;
  action?: unknown;
  action_source_name?: unknown;
  action_user?: unknown;
  users?: unknown;
}

/** What locks tell has some dozens of names. More are not remembered: they are news each time. */
const mostNames = 200;
const longestName = 100;
/** Places for codes that are remembered; locks have up to a few hundred. */
const mostUsers = 1000;
const longestDigits = 64;

/** undefined: it is no state. */
export function lockMessageIn(value: unknown): LockMessage | undefined {
  if (!isRecord(value)) return undefined;
  const told = Object.entries(value).slice(0, mostNames);
  return Object.fromEntries(told.filter(([name]) => isNameRead(name)).map(([name, each]) => [name, read(name, each)]));
}

/** A member called so would be something else than a value. */
const isNameRead = (name: string): boolean => name.length <= longestName && name !== "__proto__";

const read = (name: string, value: unknown): unknown =>
  name === "users" ? usersIn(value) : plain.has(name) ? scalarIn(value) : mark(value);

const plain: ReadonlySet<string> = new Set(["lock_state", "battery", "action", "action_source_name", "action_user"]);

/** Anything else is only compared with what was told before. */
function mark(value: unknown): unknown {
  const told = scalarIn(value);
  return told === oddValue ? createHash("sha256").update(JSON.stringify(value)).digest("base64") : told;
}

const usersIn = (value: unknown): Record<string, UserTold> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name, user]) => slotNamed(name) !== undefined && isRecord(user))
          .slice(0, mostUsers)
          .map(([name, user]) => [name, userIn(user)]),
      )
    : undefined;

interface UserTold {
  status: unknown;
  pin_code?: string;
}

function userIn(user: unknown): UserTold {
  const { status, pin_code } = membersIn(user);
  const digits = textIn(pin_code, longestDigits);
  return { status: scalarIn(status), ...(digits !== undefined && { pin_code: digits }) };
}

/** The highest number that Zigbee gives a slot: 65535 is its word for "no number". */
const lastSlotNumber = 65_534;

export const isSlotNumber = (value: unknown): value is number => integerIn(value, 0, lastSlotNumber) !== undefined;

export function slotNamed(name: string): number | undefined {
  const slot = /^(?:0|[1-9]\d{0,4})$/.test(name) ? Number(name) : undefined;
  return isSlotNumber(slot) ? slot : undefined;
}

/** What says how and when a message came, and not what the lock is like. */
const envelope: ReadonlySet<string> = new Set([
  "linkquality",
  "last_seen",
  "elapsed",
  "device",
  "update",
  "update_available",
]);

const isSame = (one: unknown, other: unknown): boolean => isSameScalar(one ?? null, other ?? null);

export const isSameUser = (one: unknown, other: unknown): boolean =>
  isSame(membersIn(one)["status"], membersIn(other)["status"]) &&
  isSame(membersIn(one)["pin_code"], membersIn(other)["pin_code"]);

/**
 * Whether a message brings news of something else than what the lock was asked, so that what it says of that may be
 * only remembered. `asked`: the properties that were, or the place for a code.
 */
export function hasOtherNews(
  message: LockMessage,
  before: LockMessage | undefined,
  asked: readonly string[] | number,
): boolean {
  if (before === undefined) return message.action !== undefined;
  const was = before as Record<string, unknown>;
  return Object.entries(message).some(([key, value]) => {
    if (envelope.has(key) || (typeof asked !== "number" && asked.includes(key))) return false;
    if (key !== "users" || !isRecord(value)) return !isSame(value, was[key]);
    const known = membersIn(before.users);
    return Object.entries(value).some(([user, told]) => slotNamed(user) !== asked && !isSameUser(told, known[user]));
  });
}

/** All that is known after a message: each repeats what is remembered, or tells only what is new. */
export function mergeMessages(before: LockMessage | undefined, message: LockMessage): LockMessage {
  const users =
    isRecord(message.users) && isRecord(before?.users)
      ? bounded({ ...before.users, ...message.users }, mostUsers)
      : (message.users ?? before?.users);
  // What happened is told once.
  return { ...bounded({ ...before, ...message }, mostNames), action: undefined, users };
}

const bounded = (all: Record<string, unknown>, most: number): Record<string, unknown> =>
  Object.keys(all).length <= most
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name], index) => index < most || plain.has(name)));

const failedPublish = /^Publish '(set|get)' '([a-z_]{0,60})' to '/;
const mostOfLog = 2000;

/** What a line of Zigbee2MQTT's log says of a publish that failed; undefined: it is about something else. */
export function failedPublishIn(message: unknown): { of: "set" | "get"; key: string; rest: string } | undefined {
  const { level, message: told } = membersIn(message);
  const line = level === "error" ? (startOfText(told, mostOfLog) ?? "") : "";
  const [start, of, key = ""] = failedPublish.exec(line) ?? [];
  return start !== undefined && (of === "set" || of === "get")
    ? { of, key, rest: line.slice(start.length) }
    : undefined;
}
