// A lock's battery, from the hub's values. 255 is the signal "low" and no level: some servers of Z-Wave JS make it
// level 0 with `isLow`, others forget it and send a notification.
import { batteryLevelOf } from "../../driver/battery-level.ts";
import type { DeviceState } from "../../driver/driver.ts";
import { valueOf } from "./inventory.ts";
import { noteValue } from "./node-reader.ts";
import { commandClassIds, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

const lowSignal = 255;

type Battery = Pick<DeviceState, "battery_level" | "battery_low">;

const low: Battery = { battery_level: null, battery_low: true };

/** `isLow` counts only beside level 0: servers that do not tell it any more may still remember it. */
export function batteryIn(node: ZwaveNode): Battery {
  const [level, isLow] = ["level", "isLow"].map((property) => valueOf(node, commandClassIds.battery, property));
  return level === lowSignal || (level === 0 && isLow === true) ? low : { battery_level: batteryLevelOf(level) };
}

export const hasBattery = (node: ZwaveNode): boolean =>
  ["level", "isLow"].some((property) => valueOf(node, commandClassIds.battery, property) !== undefined);

/** The same right after one of its values was told. Whether 0 is a level is told next, by `isLow`; low it is anyway. */
export const batteryAfter = (node: ZwaveNode, property: "level" | "isLow"): Battery =>
  property === "level" &&
  valueOf(node, commandClassIds.battery, "level") === 0 &&
  valueOf(node, commandClassIds.battery, "isLow") !== undefined
    ? low
    : batteryIn(node);

/** Whether the battery is said to be low without a value; the level that the hub remembers is old then. */
export function noteLowSignal({ ccId, args }: ZwaveEvent, node: ZwaveNode): boolean {
  const isLow = ccId === commandClassIds.battery && args?.["eventType"] === "battery low";
  if (isLow) noteValue(node, { commandClass: commandClassIds.battery, property: "level", value: lowSignal });
  return isLow;
}
