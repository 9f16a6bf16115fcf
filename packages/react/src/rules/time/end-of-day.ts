import { placeWallTime, wallTimeOf } from "./wall-time.ts";

const dayMs = 86_400_000;

/** Returns the midnight that ends the day of `now` in a zone, in epoch milliseconds. */
export function endOfDay(now: number, zone: string): number {
  const tomorrow = new Date(Date.parse(`${wallTimeOf(now, zone).slice(0, 10)}T00:00Z`) + dayMs).toISOString();
  return placeWallTime(tomorrow.slice(0, 16), zone)?.instant ?? now + dayMs;
}
