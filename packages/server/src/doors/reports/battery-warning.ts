// Sets and clears the warning of an almost empty battery, by status `critical` or by the lock's own report.
import { deviceWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { LockReport } from "../../driver/driver.ts";

const lowBattery = "low_battery";

/** Levels that set and clear the warning. They differ, because a cold battery varies by a few percent. */
const [almostEmptyBelow, replacedFrom] = [0.1, 0.15];

/** Updates the warning. An unknown level never clears it, and sets it only with `battery_low: true`. */
export function warnOfBattery(
  device: DeviceEntity,
  { battery_level: level, battery_low, at }: Pick<LockReport, "battery_level" | "battery_low" | "at">,
): void {
  const others = device.warnings.filter(({ warning_code }) => warning_code !== lowBattery);
  const isWarned = others.length < device.warnings.length;
  const isKnown = typeof level === "number" && level >= 0 && level <= 1;
  const isLow = battery_low === true || (isKnown && level < almostEmptyBelow);
  if (isLow && !isWarned) device.warnings = [...others, deviceWarning(lowBattery, iso(at))];
  if (!isLow && isWarned && isKnown && level >= replacedFrom) device.warnings = others;
}
