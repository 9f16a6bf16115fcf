import { placeWallTime, wallTimeOf } from "./wall-time.ts";

const dayMs = 86_400_000;

/** The midnight, in milliseconds, with which the day of `now` ends in a zone. */
export function endOfDay(now: number, zone: string): number {
  const tomorrow = new Date(Date.parse(`${wallTimeOf(now, zone).slice(0, 10)}T00:00Z`) + dayMs).toISOString();
  return placeWallTime(tomorrow.slice(0, 16), zone)?.instant ?? now + dayMs;
}
