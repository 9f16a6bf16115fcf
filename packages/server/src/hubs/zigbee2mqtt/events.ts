// Translates the changes in a state message to events of the lock.
import type { DriverEvent } from "../../driver/driver.ts";
import { batteryLevelOf } from "../../driver/battery-level.ts";
import type { Z2mLock } from "./lock.ts";
import { isSlotNumber, type LockMessage } from "./lock-message.ts";
import { isJam, jamIn, lockedIn } from "./wire.ts";

type Told = Extract<DriverEvent, { type: "state" | "operated" }>;

/** Stores the changes in the lock and returns their events. */
export function toldBy(message: LockMessage, lock: Z2mLock, said: { key: string; at: number }): Told[] {
  const told: Told[] = [...operated(message, said)];
  if ("lock_state" in message && message.lock_state !== lock.lockState && message.lock_state !== null) {
    lock.lockState = message.lock_state;
    lock.isDoubted = false;
    const locked = isJam(message.lock_state) ? {} : { locked: lockedIn(message.lock_state) };
    told.push({ type: "state", ...said, online: true, ...jamIn(message.lock_state), ...locked, source: "report" });
  }
  if (told.some((event) => event.type === "operated" && contradicts(event, lock))) lock.isDoubted = true;
  const battery_level = batteryLevelOf(message.battery);
  // Zigbee2MQTT sends `null` for a value that it has not received yet.
  if ((message.battery ?? null) !== null && battery_level !== lock.batteryLevel) {
    lock.batteryLevel = battery_level;
    told.push({ type: "state", ...said, battery_level, source: "report" });
  }
  return told;
}

type Operated = Extract<DriverEvent, { type: "operated" }>;

/** Whether an operation contradicts the last reported position. */
const contradicts = ({ operation }: Operated, { lockState }: Z2mLock): boolean =>
  operation !== "denied" && lockState !== undefined && lockedIn(lockState) !== (operation === "lock");

function operated(
  { action, action_source_name: source, action_user: user }: LockMessage,
  said: { key: string; at: number },
): Operated[] {
  if (typeof action !== "string" || action === "") return [];
  if (/failure/.test(action)) return [{ type: "operated", ...said, operation: "denied", by: "keypad" }];
  const operation = /(?:^|_)unlock$/.test(action) ? "unlock" : /(?:^|_)lock$/.test(action) ? "lock" : undefined;
  if (!operation) return [];
  const by = byOf(action, source);
  return [
    {
      type: "operated",
      ...said,
      operation,
      by,
      ...(by === "keypad" && isSlotNumber(user) ? { slot: user } : {}),
    },
  ];
}

function byOf(action: string, source: unknown): Operated["by"] {
  if (/auto|schedule/.test(action)) return "automatic";
  if (/manual|key_|one_touch/.test(action) || source === "manual") return "manual";
  if (source === "keypad") return "keypad";
  return source === "rf" ? "remote" : "unknown";
}
