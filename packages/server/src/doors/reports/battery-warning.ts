// The warning of a battery that is almost empty. It comes with status `critical`, or with the lock's own word.
import { deviceWarning } from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { LockReport } from "../../driver/driver.ts";

const lowBattery = "low_battery";

/** Levels. A battery in the cold goes up and down by a few percent, which is to make one warning. */
const [almostEmptyBelow, replacedFrom] = [0.1, 0.15];

/** A level that is unknown changes nothing. */
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
