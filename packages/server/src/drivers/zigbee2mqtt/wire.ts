// What this driver reads of Zigbee2MQTT's messages. They come from a broker to which others may write: nothing in them
// is taken for granted.
import { largestPacket } from "./packet-guard.ts";

export interface BridgeDevice {
  ieee_address: string;
  /** `Coordinator`, `Router`, `EndDevice`. */
  type?: string;
  friendly_name: string;
  interview_completed?: boolean;
  manufacturer?: string;
  definition?: { vendor?: string; model?: string; description?: string; exposes?: unknown[] } | null;
}

/** One state message of a lock; each repeats all that Zigbee2MQTT remembers of it. */
export interface LockMessage {
  lock_state?: unknown;
  battery?: unknown;
  action?: unknown;
  action_source_name?: unknown;
  action_user?: unknown;
  users?: unknown;
}

/** The list of devices of a big house has a few megabytes; everything else is small. */
const largestList = largestPacket;
const largestMessage = 256 * 1024;

/** undefined: too large, or no JSON. */
export function parsed(payload: Uint8Array, isList = false): unknown {
  if (payload.length > (isList ? largestList : largestMessage)) return undefined;
  try {
    return JSON.parse(Buffer.from(payload).toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** undefined: it is no text, whatever a broker says it is. */
export const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const devicesIn = (value: unknown): BridgeDevice[] | undefined =>
  Array.isArray(value)
    ? value.filter((each): each is BridgeDevice => addressIn(each) !== undefined && isName(each["friendly_name"]))
    : undefined;

const addressIn = (device: unknown): string | undefined =>
  isObject(device) && /^0x[\da-f]{16}$/i.test(String(device["ieee_address"]))
    ? String(device["ieee_address"])
    : undefined;

/**
 * Whose network a list of devices is, and the addresses of all in it, whatever their names; undefined: it is not whole,
 * and proves nothing of what it lacks.
 */
export function wholeListIn(value: unknown): { coordinator: string; addresses: string[] } | undefined {
  if (!Array.isArray(value)) return undefined;
  const addresses = value.map(addressIn);
  const coordinator = addressIn(value.find((each) => isObject(each) && each["type"] === "Coordinator"));
  if (coordinator === undefined || !addresses.every((address) => address !== undefined)) return undefined;
  return { coordinator, addresses };
}

/** A name is part of a topic: one that would widen a subscription, or hide what it is, is none. */
export const isName = (name: unknown): name is string =>
  typeof name === "string" && name.length > 0 && name.length <= 200 && !/[+#\p{Cc}]/u.test(name);

export const lockedIn = (state: unknown): boolean | null =>
  state === "locked" ? true : state === "unlocked" ? false : null;
export const isJam = (state: unknown): boolean => state === "not_fully_locked";

/** What a `lock_state` says of a jam. A word that is not known says nothing. */
export const jamIn = (state: unknown): { jammed?: boolean } =>
  isJam(state) || lockedIn(state) !== null ? { jammed: isJam(state) } : {};

/** What says how and when a message came, and not what the lock is like. */
const envelope: ReadonlySet<string> = new Set([
  "linkquality",
  "last_seen",
  "elapsed",
  "device",
  "update",
  "update_available",
]);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

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
    if (key !== "users" || !isObject(value)) return !isSame(value, was[key]);
    const known = isObject(before.users) ? before.users : {};
    return Object.entries(value).some(([user, told]) => user !== String(asked) && !isSame(told, known[user]));
  });
}

/** All that is known after a message: each repeats what is remembered, or tells only what is new. */
export const together = (before: LockMessage | undefined, message: LockMessage): LockMessage => ({
  ...before,
  ...message,
  // What happened is told once.
  action: undefined,
  users:
    isObject(message.users) && isObject(before?.users)
      ? { ...before.users, ...message.users }
      : (message.users ?? before?.users),
});
