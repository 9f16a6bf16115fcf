// The time zone by which a lock stores schedules. It is part of the stored schedule (`CodeSlotRow.hours`): a schedule
// in a former zone is a different one, and is written again, however late it comes to the lock.
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import { zoneNamed } from "../../base/text/time-zone.ts";

/** IANA name of the door's time zone; `undefined` if it is unknown, or if the lock does not need it. */
export function hoursZone({ body, driver_info }: Pick<DeviceRow, "body" | "driver_info">): string | undefined {
  const info = driver_info === null ? undefined : (JSON.parse(driver_info) as DeviceInfo);
  if (info?.codes?.schedule_needs_zone !== true) return undefined;
  const { location } = deviceOf({ body });
  const typed = location?.timezone ?? location?.time_zone;
  return typed === undefined ? undefined : zoneNamed(typed);
}
