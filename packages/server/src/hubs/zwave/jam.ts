// Reads jams from events of the hub. The hub's "Lock state" may stay "jammed" after a movement that was reported by the
// bolt's position alone, so only new events count, not former values.
import { accessControlEvent, jamEvent } from "./events.ts";
import { commandClassIds, jammedIn, type ZwaveEvent } from "./wire.ts";

/** Whether the event reports a jam (`true`) or the end of one (`false`). Returns `undefined` for other events. */
export function jamTold(event: ZwaveEvent): boolean | undefined {
  if (accessControlEvent(event) === jamEvent) return true;
  const { commandClass, propertyKey, newValue } = event.args ?? {};
  const isLockState = /^value (?:added|updated)$/.test(event.event) && commandClass === commandClassIds.notification;
  return isLockState && propertyKey === "Lock state" ? (jammedIn(newValue) ?? undefined) : undefined;
}
