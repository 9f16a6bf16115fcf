// Reports slots that change without this driver: at the keypad, or by another program. Only the lock knows what a slot
// holds, so the report names the slot, and the server reads it.
import type { DriverEvent } from "../../driver/driver.ts";
import type { Z2mLock } from "./lock.ts";
import { isRecord } from "../wire/readers.ts";
import { isSameUser, isSlotNumber, type LockMessage, slotNamed } from "./lock-message.ts";

type SlotNews = Extract<DriverEvent, { type: "slot_news" }>;

/** Names of Zigbee's programming events. The ones for RFID tags concern no code. */
const programming: ReadonlySet<unknown> = new Set([
  "pin_code_added",
  "pin_code_deleted",
  "pin_code_changed",
  "master_code_changed",
]);

/** Most slots reported one by one for a message. With more, one event without a slot stands for all. */
const mostChanges = 20;

/** Changes of slots in a message. Call it before the message is merged into the lock's state. */
export function slotNews(message: LockMessage, lock: Z2mLock, said: { key: string; at: number }): SlotNews[] {
  const news = (slot?: number): SlotNews => ({ type: "slot_news", ...said, ...(slot === undefined ? {} : { slot }) });
  const changed = new Set(changedSlots(message, lock));
  if (programming.has(message.action)) {
    if (!isSlotNumber(message.action_user)) return [news()];
    changed.add(message.action_user);
  }
  return changed.size > mostChanges ? [news()] : [...changed].map(news);
}

/** Topics of commands to a lock. The last part may name the property. */
const commandTopic = /^(.+)\/set(?:\/(pin_code|user_status))?$/;

/** Parses the topic of a command to a lock, named by name or address. Returns `undefined` for other topics. */
export function commandIn(topic: string): { name: string; about: string | undefined } | undefined {
  const [, name, about] = commandTopic.exec(topic) ?? [];
  return name === undefined ? undefined : { name, about };
}

/** Slots in a command of another program. Zigbee2MQTT does not report the result of such a command. */
export function slotsCommanded(message: unknown, about: string | undefined): number[] {
  if (!isRecord(message)) return [];
  const parts = about === undefined ? [message["pin_code"], message["user_status"]] : [message];
  return parts.flatMap((part) => {
    const slot = isRecord(part) ? part["user"] : undefined;
    return isSlotNumber(slot) ? [slot] : [];
  });
}

/**
 * Slots whose report differs from the former one on this link. The slot of the current operation is left out, because
 * its report answers this driver.
 */
function changedSlots({ users }: LockMessage, lock: Z2mLock): number[] {
  const known = lock.knownUsers;
  if (!isRecord(users) || known === undefined) return [];
  return Object.entries(users).flatMap(([name, user]) => {
    const slot = slotNamed(name);
    return slot === undefined || slot === lock.slotInHand || isSameUser(user, known[name]) ? [] : [slot];
  });
}
