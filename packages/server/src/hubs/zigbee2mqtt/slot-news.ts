// Slots for codes that change without this driver: at the keypad, or by another program. Only the lock can say what a
// slot holds, so the news is which slot to ask about.
import type { DriverEvent } from "../../driver/driver.ts";
import type { Z2mLock } from "./lock.ts";
import { isRecord } from "../wire/readers.ts";
import { isSameUser, isSlotNumber, type LockMessage, slotNamed } from "./lock-message.ts";

type SlotNews = Extract<DriverEvent, { type: "slot_news" }>;

/** Words of Zigbee's programming events. Those for RFID tags concern no code. */
const programming: ReadonlySet<unknown> = new Set([
  "pin_code_added",
  "pin_code_deleted",
  "pin_code_changed",
  "master_code_changed",
]);

/** More changes than this in one message are told as one. */
const mostChanges = 20;

/** Slots that a message tells news of; call it before the lock hears the message. */
export function slotNews(message: LockMessage, lock: Z2mLock, said: { key: string; at: number }): SlotNews[] {
  const news = (slot?: number): SlotNews => ({ type: "slot_news", ...said, ...(slot === undefined ? {} : { slot }) });
  const changed = new Set(changedSlots(message, lock));
  if (programming.has(message.action)) {
    if (!isSlotNumber(message.action_user)) return [news()];
    changed.add(message.action_user);
  }
  return changed.size > mostChanges ? [news()] : [...changed].map(news);
}

/** Topics by which programs command a lock; the last part may name what the message is about. */
const commandTopic = /^(.+)\/set(?:\/(pin_code|user_status))?$/;

/** A command to a lock, by its name or address; undefined: the topic is for none. */
export function commandIn(topic: string): { name: string; about: string | undefined } | undefined {
  const [, name, about] = commandTopic.exec(topic) ?? [];
  return name === undefined ? undefined : { name, about };
}

/** Slots that a command of another program is about: what comes of it, Zigbee2MQTT tells nobody. */
export function slotsCommanded(message: unknown, about: string | undefined): number[] {
  if (!isRecord(message)) return [];
  const parts = about === undefined ? [message["pin_code"], message["user_status"]] : [message];
  return parts.flatMap((part) => {
    const slot = isRecord(part) ? part["user"] : undefined;
    return isSlotNumber(slot) ? [slot] : [];
  });
}

/**
 * Slots of which the message says something else than this link has heard before. The slot in hand is left out: what is
 * heard of it answers this driver.
 */
function changedSlots({ users }: LockMessage, lock: Z2mLock): number[] {
  const known = lock.knownUsers;
  if (!isRecord(users) || known === undefined) return [];
  return Object.entries(users).flatMap(([name, user]) => {
    const slot = slotNamed(name);
    return slot === undefined || slot === lock.slotInHand || isSameUser(user, known[name]) ? [] : [slot];
  });
}
