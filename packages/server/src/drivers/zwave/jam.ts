// Whether a lock's last word was that its bolt is jammed. The hub's "Lock state" is no answer: it stays at "jammed"
// when only the place of the bolt tells of the movement that freed it.
import type { DriverEvent } from "../driver.ts";
import { accessControlEvent, jamEvent, movements } from "./events.ts";
import { cc, jammedIn, type ZwaveEvent } from "./wire.ts";

export interface JamMemory {
  /** When the lock told of its jam; 0 once it is over. */
  jammedAt: number;
  /** Where the bolt was told to be last. */
  lastLocked?: boolean;
}

/** Takes in what the hub tells. */
export function noteJam(lock: JamMemory, event: ZwaveEvent, at: number): void {
  const number = accessControlEvent(event);
  const { commandClass, propertyKey, newValue } = event.args ?? {};
  const isLockState = /^value (?:added|updated)$/.test(event.event) && commandClass === cc.notification;
  const jammed = isLockState && propertyKey === "Lock state" ? jammedIn(newValue) : null;
  if (number === jamEvent || jammed === true) lock.jammedAt = at;
  if (jammed === false || (number !== undefined && movements.has(number))) lock.jammedAt = 0;
}

/** Takes in what the server is told. A bolt that has moved is free, as the server concludes too. */
export function noteBolt(lock: JamMemory, { locked, source }: Pick<State, "locked" | "source">): void {
  if (typeof locked !== "boolean") return;
  if (source === "report" && lock.lastLocked !== undefined && lock.lastLocked !== locked) lock.jammedAt = 0;
  lock.lastLocked = locked;
}

type State = Extract<DriverEvent, { type: "state" }>;
