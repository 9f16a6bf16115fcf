// State of one lock that the driver keeps while a link lasts, and how events change it.
import type { DriverEvent } from "../../driver/driver.ts";
import type { NodeLane } from "../../driver/node-lane.ts";
import type { BoltWatch } from "./bolt-watch.ts";
import type { DigitsTold, UserCodeAnswer } from "./code-proof.ts";
import { accessControlEvent, duplicateEvent, movedTo } from "./events.ts";
import { jamTold } from "./jam.ts";
import type { CurrentSlot } from "./current-slot.ts";
import { isAnswered } from "./slot-news.ts";
import { deadNodeStatus, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

export interface Lock {
  node: ZwaveNode;
  lane: NodeLane;
  duplicateAt: number;
  currentSlot: CurrentSlot;
  digits: DigitsTold;
  /** The lock's last answers, by slot. A later event of the slot removes its answer. */
  answers: Map<number, UserCodeAnswer>;
  bolt: BoltWatch;
  /** Reports a change of a slot that its last answer does not contain. */
  tellNews(this: void, slot: number): void;
}

/**
 * Whether an event is the echo of the driver's own operation. Notifications never are: a person may be at the keypad.
 */
export function isOwnDoing(told: DriverEvent, event: ZwaveEvent, { currentSlot, answers }: Lock): boolean {
  if (told.type !== "slot_news" || told.slot === undefined || event.event === "notification") return false;
  return told.slot === currentSlot.slot || isAnswered(event, answers.get(told.slot));
}

export function noteEvent(lock: Lock, event: ZwaveEvent, now: number): void {
  if (event.event === "dead") lock.node.status = deadNodeStatus;
  if (event.event === "alive") lock.node.status = 4;
  const isJammed = jamTold(event);
  if (isJammed === true) lock.bolt.jam();
  if (isJammed === false) lock.bolt.free();
  const number = accessControlEvent(event);
  if (number === duplicateEvent) lock.duplicateAt = now;
  const moved = number === undefined ? undefined : movedTo(number);
  if (moved === undefined) return;
  lock.bolt.free();
  lock.bolt.settle(moved);
}
