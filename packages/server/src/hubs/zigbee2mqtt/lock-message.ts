// Parses state messages of a lock, as far as this driver needs them, and merges them into one state.
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

/** A state message of a lock. Each one repeats all values that Zigbee2MQTT remembers. */
export interface LockMessage {
  lock_state?: unknown;
  battery?: unknown;
  action?: unknown;
  action_source_name?: unknown;
  action_user?: unknown;
  users?: unknown;
}

/** Most properties that are remembered. Locks report some dozens; further ones count as a change each time. */
const mostNames = 200;
const longestName = 100;
/** Most slots that are remembered. Locks have up to a few hundred. */
const mostUsers = 1000;
const longestDigits = 64;

/** Parses a message. Returns `undefined` if it is no state. */
export function lockMessageIn(value: unknown): LockMessage | undefined {
  if (!isRecord(value)) return undefined;
  const told = Object.entries(value).slice(0, mostNames);
  return Object.fromEntries(told.filter(([name]) => isNameRead(name)).map(([name, each]) => [name, read(name, each)]));
}

/** Whether a property is read. `__proto__` is left out, because an assignment to it would change a prototype. */
const isNameRead = (name: string): boolean => name.length <= longestName && name !== "__proto__";

const read = (name: string, value: unknown): unknown =>
  name === "users" ? usersIn(value) : plain.has(name) ? scalarIn(value) : mark(value);

const plain: ReadonlySet<string> = new Set(["lock_state", "battery", "action", "action_source_name", "action_user"]);

/** Reduces a value that is only compared with the former one. */
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

/** Highest slot number in Zigbee. 65535 means "no number". */
const lastSlotNumber = 65_534;

export const isSlotNumber = (value: unknown): value is number => integerIn(value, 0, lastSlotNumber) !== undefined;

export function slotNamed(name: string): number | undefined {
  const slot = /^(?:0|[1-9]\d{0,4})$/.test(name) ? Number(name) : undefined;
  return isSlotNumber(slot) ? slot : undefined;
}

/** Properties about the message's delivery, not about the lock. */
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
 * Whether a message reports a change of a property other than the ones that were read. Its values of these may then be
 * remembered ones.
 * @param asked - Properties or slot that were read.
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

/** Merges a message into the known state. A message repeats remembered values or holds only new ones. */
export function mergeMessages(before: LockMessage | undefined, message: LockMessage): LockMessage {
  const users =
    isRecord(message.users) && isRecord(before?.users)
      ? bounded({ ...before.users, ...message.users }, mostUsers)
      : (message.users ?? before?.users);
  // An action happened once, so it is not kept.
  return { ...bounded({ ...before, ...message }, mostNames), action: undefined, users };
}

const bounded = (all: Record<string, unknown>, most: number): Record<string, unknown> =>
  Object.keys(all).length <= most
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name], index) => index < most || plain.has(name)));

const failedPublish = /^Publish '(set|get)' '([a-z_]{0,60})' to '/;
const mostOfLog = 2000;

/** Parses a line of Zigbee2MQTT's log about a failed publish. Returns `undefined` for other lines. */
export function failedPublishIn(message: unknown): { of: "set" | "get"; key: string; rest: string } | undefined {
  const { level, message: told } = membersIn(message);
  const line = level === "error" ? (startOfText(told, mostOfLog) ?? "") : "";
  const [start, of, key = ""] = failedPublish.exec(line) ?? [];
  return start !== undefined && (of === "set" || of === "get")
    ? { of, key, rest: line.slice(start.length) }
    : undefined;
}
