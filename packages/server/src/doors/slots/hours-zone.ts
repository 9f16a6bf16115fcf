// The zone by whose wall clock a lock keeps the hours of codes. It is part of what is noted of them
// (`CodeSlotRow.hours`): hours of a former zone are other hours, and are written again, however late they come to the
// lock.
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import { zoneNamed } from "../../base/text/time-zone.ts";

/** The door's, by its IANA name; undefined: it is not known, or the lock does not go by it. */
export function hoursZone({ body, driver_info }: Pick<DeviceRow, "body" | "driver_info">): string | undefined {
  const info = driver_info === null ? undefined : (JSON.parse(driver_info) as DeviceInfo);
  if (info?.codes?.schedule_needs_zone !== true) return undefined;
  const { location } = deviceOf({ body });
  const typed = location?.timezone ?? location?.time_zone;
  return typed === undefined ? undefined : zoneNamed(typed);
}
