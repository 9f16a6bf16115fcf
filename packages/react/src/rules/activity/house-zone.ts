import type { Device } from "@mortise/client";
import { doorTimeZone, localTimeZone } from "../time/time-zones.ts";

/** The zone of all doors; the reader's own where they stand in several, or none is known. */
export function houseZone(doors: readonly Pick<Device, "location">[]): string {
  const zones = new Set(doors.map(doorTimeZone));
  zones.delete(null);
  const [zone] = zones;
  return zones.size === 1 && zone ? zone : localTimeZone();
}
