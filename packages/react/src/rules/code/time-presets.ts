// Times that a button sets: tonight, next week, a stay, a week.
import { type CodeDraft, type DraftContext, type DraftTime, newDraft, typedTime } from "./code-form.ts";
import { readWallTime, wallTimeOf } from "../time/wall-time.ts";

export interface TimePreset {
  /** Label of the button. */
  readonly label: string;
  /** Number of nights from the start day to the end day. */
  readonly nights: number;
  /** Days from today to the start; `"monday"` for the next Monday that is not today. @default 0 */
  readonly inDays?: number | "monday" | undefined;
  /** Start as `HH:mm` at the door. If that has passed today, it starts now. @default the time it is now */
  readonly from?: string | undefined;
  /** End as `HH:mm` at the door. @default the time it starts */
  readonly to?: string | undefined;
}

/** Returns start and end as clocks at the door show them. An unreadable time counts as not given. */
export function presetTimes(
  { nights, inDays, from, to }: TimePreset,
  opened: DraftContext,
): Pick<CodeDraft, "type" | "starts" | "ends"> {
  const soonest = newDraft(opened).starts;
  const at = (day: string, time: string | undefined) => `${day}T${time}`;
  const today = wallTimeOf(opened.now, opened.zone).slice(0, 10);
  const clock = soonest.wall.slice(11);
  const midnight = readWallTime(at(today, "00:00")) ?? Number.NaN;
  const dayIn = (days: number) => wallTimeOf(midnight + days * dayMs, "UTC").slice(0, 10);
  const wait = daysUntil(inDays, new Date(midnight).getUTCDay());
  const planned = [at(dayIn(wait), from), at(dayIn(wait), clock)].find((time) => readWallTime(time) !== null);
  const starts = planned !== undefined && planned > soonest.wall ? typedTime(planned) : soonest;
  const ends = at(dayIn(wait + nights), to);
  return {
    type: "time_bound",
    starts,
    ends: readWallTime(ends) === null ? daysAfter(starts, nights) : typedTime(ends),
  };
}

const daysAfter = ({ wall }: DraftTime, days: number): DraftTime =>
  typedTime(wallTimeOf((readWallTime(wall) ?? Number.NaN) + days * dayMs, "UTC"));

/** Returns the days from today to the start. @param weekday - Today's, 0 for Sunday. */
function daysUntil(inDays: TimePreset["inDays"], weekday: number): number {
  if (inDays === "monday") return (8 - weekday) % 7 || 7;
  return typeof inDays === "number" && inDays > 0 ? Math.floor(inDays) : 0;
}

const dayMs = 86_400_000;
