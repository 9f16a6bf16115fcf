// Reads a lock's battery from the hub's values. The value 255 means "low" and is no level: some Z-Wave JS servers turn
// it into level 0 with `isLow`, others drop it and send a notification.
import { batteryLevelOf } from "../../driver/battery-level.ts";
import type { DeviceState } from "../../driver/driver.ts";
import { valueOf } from "./inventory.ts";
import { noteValue } from "./node-reader.ts";
import { commandClassIds, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

const lowSignal = 255;

type Battery = Pick<DeviceState, "battery_level" | "battery_low">;

const low: Battery = { battery_level: null, battery_low: true };

/** Reads the battery. `isLow` counts only with level 0, because newer servers may keep an old value of it. */
export function batteryIn(node: ZwaveNode): Battery {
  const [level, isLow] = ["level", "isLow"].map((property) => valueOf(node, commandClassIds.battery, property));
  return level === lowSignal || (level === 0 && isLow === true) ? low : { battery_level: batteryLevelOf(level) };
}

/** Reads the battery after one value changed. Level 0 means low; `isLow` follows and says if 0 is a level. */
export const batteryAfter = (node: ZwaveNode, property: "level" | "isLow"): Battery =>
  property === "level" &&
  valueOf(node, commandClassIds.battery, "level") === 0 &&
  valueOf(node, commandClassIds.battery, "isLow") !== undefined
    ? low
    : batteryIn(node);

/** Handles a "low" notification without a value, which outdates the level that the hub remembers. */
export function noteLowSignal({ ccId, args }: ZwaveEvent, node: ZwaveNode): boolean {
  const isLow = ccId === commandClassIds.battery && args?.["eventType"] === "battery low";
  if (isLow) noteValue(node, { commandClass: commandClassIds.battery, property: "level", value: lowSignal });
  return isLow;
}
