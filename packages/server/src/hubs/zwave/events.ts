// Translates events of the Z-Wave JS server to events of a lock, without any digits.
import type { DriverEvent } from "../../driver/driver.ts";
import { batteryAfter, batteryIn, noteLowSignal } from "./battery.ts";
import { hasBattery, valueOf } from "./inventory.ts";
import { noteValue } from "./node-reader.ts";
import { slotInNotification, slotInUserEvent, slotInValue, type SlotNamed } from "./slot-news.ts";
import { commandClassIds, doorOpenIn, jammedIn, lockedIn, onlineIn, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

type Told = Exclude<DriverEvent, { type: "link" | "device" }>;

/** Access Control notifications that say how the bolt was turned. */
const operations: Readonly<Record<number, readonly ["lock" | "unlock", "manual" | "remote" | "keypad" | "automatic"]>> =
  {
    1: ["lock", "manual"],
    2: ["unlock", "manual"],
    3: ["lock", "remote"],
    4: ["unlock", "remote"],
    5: ["lock", "keypad"],
    6: ["unlock", "keypad"],
    9: ["lock", "automatic"],
    // From locks with users and credentials; usually a code.
    35: ["lock", "keypad"],
    36: ["unlock", "keypad"],
  };
/** Position after a notification (`true` for locked). Returns `undefined` if it reports no movement. */
export function movedTo(number: number): boolean | undefined {
  const operation = operations[number]?.[0];
  return operation === undefined ? undefined : operation === "lock";
}
const denials: ReadonlySet<number> = new Set([19, 20, 50]);
export const jamEvent = 11;
export const duplicateEvent = 15;
const accessControl = 6;

/** The number of an Access Control notification, or undefined. */
export const accessControlEvent = ({ event, args }: ZwaveEvent): number | undefined =>
  event === "notification" && args?.["type"] === accessControl && typeof args["event"] === "number"
    ? args["event"]
    : undefined;

/** Whether the event carries the bolt's position, which may be the lock's report or the hub's guess. */
export const isMode = ({ event, args }: ZwaveEvent): boolean =>
  /^value (?:added|updated)$/.test(event) &&
  args?.["commandClass"] === commandClassIds.doorLock &&
  args["property"] === "currentMode";

/** Events that `event` proves. A position that may be the hub's guess ({@link isMode}) is not among them. */
export function toldBy(event: ZwaveEvent, node: ZwaveNode, said: { key: string; at: number }): Told[] {
  switch (event.event) {
    case "dead":
      return [{ type: "state", ...said, online: false, source: "report" }];
    case "alive":
    case "wake up":
      return [{ type: "state", ...said, online: true, source: "report" }];
    case "notification":
      return noteLowSignal(event, node)
        ? [{ type: "state", ...said, ...batteryIn(node), source: "report" }]
        : operated(event, said);
    case "value updated":
      return valueTold(event.args ?? {}, node, said);
    case "value added":
    case "value removed":
      // The first value of a property, or its removal.
      return event.args?.["commandClass"] === commandClassIds.doorLock ? [] : valueTold(event.args ?? {}, node, said);
    default:
      return slotNews(slotInUserEvent(event), said);
  }
}

function operated(event: ZwaveEvent, said: { key: string; at: number }): Told[] {
  const number = accessControlEvent(event);
  if (number === undefined) return [];
  if (number === jamEvent) return [{ type: "state", ...said, jammed: true, source: "report" }];
  if (denials.has(number)) return [{ type: "operated", ...said, operation: "denied", by: "keypad" }];
  const parameters = event.args?.["parameters"];
  const known = operations[number];
  if (!known) return slotNews(slotInNotification(number, parameters), said);
  const [operation, by] = known;
  const userId =
    typeof parameters === "object" && parameters !== null && "userId" in parameters ? parameters.userId : undefined;
  const slot = typeof userId === "number" && userId > 0 ? { slot: userId } : {};
  // The lock itself sends this when its bolt has arrived.
  return [
    { type: "operated", ...said, operation, by, ...slot },
    { type: "state", ...said, locked: operation === "lock", jammed: false, source: "report" },
  ];
}

function valueTold(args: Record<string, unknown>, node: ZwaveNode, said: { key: string; at: number }): Told[] {
  // The hub's former value counts only for codes: a second jam is a change, and so is a level that was unknown here.
  const { commandClass, property, propertyKey, newValue } = args;
  if (typeof commandClass !== "number" || (typeof property !== "string" && typeof property !== "number")) return [];
  const isKeyed = typeof propertyKey === "string" || typeof propertyKey === "number";
  noteValue(node, { commandClass, property, ...(isKeyed ? { propertyKey } : {}), value: newValue });
  if (commandClass === commandClassIds.battery && (property === "level" || property === "isLow"))
    return [{ type: "state", ...said, ...batteryAfter(node, property), source: "report" }];
  if (commandClass === commandClassIds.userCode) {
    const slot = slotInValue(args);
    return slotNews(slot === undefined ? undefined : { slot }, said);
  }
  if (commandClass !== commandClassIds.notification || property !== "Access Control") return [];
  const jammed = jammedIn(newValue);
  if (propertyKey === "Lock state" && jammed !== null) return [{ type: "state", ...said, jammed, source: "report" }];
  if (propertyKey === "Door state")
    return [{ type: "state", ...said, door_open: doorOpenIn(newValue), source: "report" }];
  return [];
}

function slotNews(named: SlotNamed | undefined, said: { key: string; at: number }): Told[] {
  if (!named) return [];
  return [{ type: "slot_news", ...said, ...(named.slot !== undefined && { slot: named.slot }) }];
}

/** State of a lock as Z-Wave JS remembers it. The bolt's position in it may be a guess. */
export function knownState(
  node: ZwaveNode,
  { key, at }: { key: string; at: number },
): Extract<Told, { type: "state" }> {
  const jammed = jammedIn(valueOf(node, commandClassIds.notification, "Access Control", "Lock state"));
  const door = valueOf(node, commandClassIds.notification, "Access Control", "Door state");
  const online = onlineIn(node.status);
  return {
    type: "state",
    key,
    at,
    ...(online !== null && { online }),
    locked: lockedIn(valueOf(node, commandClassIds.doorLock, "currentMode")),
    // A remembered jam may be over, so only its absence is reported.
    ...(jammed === false && { jammed }),
    ...(hasBattery(node) && batteryIn(node)),
    ...(door !== undefined && { door_open: doorOpenIn(door) }),
    source: "assumed",
  };
}
