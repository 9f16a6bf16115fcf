import type { Device } from "@mortise/client";
import { doorTimeZone, localTimeZone } from "../time/time-zones.ts";

/** Returns the zone that all doors with a known zone share, or the reader's own if they differ or none is known. */
export function houseZone(doors: readonly Pick<Device, "location">[]): string {
  const zones = new Set(doors.map(doorTimeZone));
  zones.delete(null);
  const [zone] = zones;
  return zones.size === 1 && zone ? zone : localTimeZone();
}
