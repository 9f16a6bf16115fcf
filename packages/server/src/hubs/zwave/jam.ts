// What the hub tells of a jam. Its "Lock state" stays at "jammed" when only the place of the bolt tells of the movement
// that freed it, so what counts is what is told, and not what it was before.
import { accessControlEvent, jamEvent } from "./events.ts";
import { commandClassIds, jammedIn, type ZwaveEvent } from "./wire.ts";

/** Whether the lock says that its bolt is jammed, or that it is not; undefined: neither. */
export function jamTold(event: ZwaveEvent): boolean | undefined {
  if (accessControlEvent(event) === jamEvent) return true;
  const { commandClass, propertyKey, newValue } = event.args ?? {};
  const isLockState = /^value (?:added|updated)$/.test(event.event) && commandClass === commandClassIds.notification;
  return isLockState && propertyKey === "Lock state" ? (jammedIn(newValue) ?? undefined) : undefined;
}
