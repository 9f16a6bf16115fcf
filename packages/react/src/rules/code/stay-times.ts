// Stays that a form offers as buttons, and the nights between any start and end. All times are wall times at the door.
import { type CodeDraft, type DraftContext, type DraftTime, newDraft, type StayStart, typedTime } from "./code-form.ts";
import { readWallTime, type WallTime, wallTimeOf } from "../time/wall-time.ts";

export const stayStarts: readonly StayStart[] = ["tonight", "tomorrow", "weekend"];

/** Check-in and check-out as times of day, `HH:mm`. */
export interface StayHours {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** Most nights that the stepper offers. */
export const mostNights = 30;

/**
 * Returns the times of a stay: from check-in of its first day, or from now if that has passed, until check-out of its
 * last day. Until {@link smallHours} "tonight" is the night that has already begun.
 */
export function stayTimes(
  start: StayStart,
  opened: DraftContext,
  hours: StayHours,
): Pick<CodeDraft, "type" | "starts" | "ends"> {
  const soonest = newDraft(opened).starts;
  const now = wallTimeOf(opened.now, opened.zone);
  const { inDays, nights } = planOf(start, new Date(readWallTime(now) ?? Number.NaN).getUTCDay());
  const checkIn = `${dayAfter(dayOf(now), inDays)}T${hours.checkIn}`;
  const hasBegun = start === "tonight" && isSmallHour(now, hours);
  const starts = { ...(hasBegun || checkIn <= soonest.wall ? soonest : typedTime(checkIn)), stay: start };
  return { type: "time_bound", starts, ...withNights(starts, nights, hours) };
}

/**
 * Plans a stay by weekday. On Friday the weekend starts today, on Saturday one night of it is left, on Sunday it is the
 * next one.
 */
function planOf(start: StayStart, weekday: number): { inDays: number; nights: number } {
  if (start !== "weekend") return { inDays: start === "tomorrow" ? 1 : 0, nights: 1 };
  return weekday === saturday ? { inDays: 0, nights: 1 } : { inDays: (friday + 7 - weekday) % 7, nights: 2 };
}

/** Returns the end at check-out, `nights` nights after the start. */
export function withNights({ wall, stay }: DraftTime, nights: number, hours: StayHours): Pick<CodeDraft, "ends"> {
  return { ends: { ...typedTime(`${dayAfter(nightOf(wall, hours), nights)}T${hours.checkOut}`), stay } };
}

/**
 * Returns the number of nights between start and end, or `null` if either cannot be parsed. Within one day it is 0, or
 * 1 from a start in the small hours until check-out or any end after {@link smallHours}.
 */
export function nightsOf({ starts, ends }: Pick<CodeDraft, "starts" | "ends">, hours: StayHours): number | null {
  const [start, end] = [readWallTime(starts.wall), readWallTime(ends.wall)];
  if (start === null || end === null) return null;
  if (end <= start) return 0;
  const isNight = ends.wall.slice(11, 16) === hours.checkOut || ends.wall > `${dayOf(starts.wall)}T${smallHours}`;
  const first = isNight ? nightOf(starts.wall, hours) : dayOf(starts.wall);
  return Math.round((midnightOf(dayOf(ends.wall)) - midnightOf(first)) / dayMs);
}

/** Next number of nights, one step up or down. */
export const stepNights = (nights: number, by: 1 | -1): number => Math.min(mostNights, Math.max(1, nights + by));

/**
 * Returns the stay in the draft. `null` if the draft is ongoing, if its times were typed, or if the stay would now
 * begin on another night.
 */
export function stayOf({ type, starts, ends }: CodeDraft, opened: DraftContext, hours: StayHours): StayStart | null {
  const { stay } = starts;
  if (type !== "time_bound" || stay === undefined || stay !== ends.stay) return null;
  const present = stayTimes(stay, opened, hours).starts;
  return nightOf(starts.wall, hours) === nightOf(present.wall, hours) ? stay : null;
}

/** Day to which the night of a time belongs. In the small hours, it is the previous day. */
const nightOf = (wall: WallTime, hours: StayHours): string =>
  isSmallHour(wall, hours) ? dayAfter(dayOf(wall), -1) : dayOf(wall);

/** Whether a time belongs to the previous night: up to {@link smallHours}, and before both check-in and check-out. */
function isSmallHour(wall: WallTime, { checkIn, checkOut }: StayHours): boolean {
  const clock = wall.slice(11, 16);
  return clock <= smallHours && clock < checkIn && clock < checkOut;
}

const dayOf = (wall: WallTime): string => wall.slice(0, 10);
const midnightOf = (day: string): number => readWallTime(`${day}T00:00`) ?? Number.NaN;
const dayAfter = (day: string, days: number): string => dayOf(wallTimeOf(midnightOf(day) + days * dayMs, "UTC"));

/** Time until which a night that began the day before counts as tonight. */
const smallHours = "03:00";
const [friday, saturday] = [5, 6];
const dayMs = 86_400_000;
