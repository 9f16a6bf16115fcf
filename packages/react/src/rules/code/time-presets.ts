// Times that a button sets: tonight, next week, a stay, a week.
import { type CodeDraft, newDraft, type DraftContext, typedTime } from "./code-form.ts";
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
  const now = newDraft(opened).starts;
  const at = (day: string, time: string | undefined) => `${day}T${time}`;
  const [today, clock] = [now.wall.slice(0, 10), now.wall.slice(11)];
  const midnight = readWallTime(at(today, "00:00")) ?? Number.NaN;
  const dayIn = (days: number) => wallTimeOf(midnight + days * dayMs, "UTC").slice(0, 10);
  const wait = daysUntil(inDays, new Date(midnight).getUTCDay());
  const planned = [at(dayIn(wait), from), at(dayIn(wait), clock)].find((time) => readWallTime(time) !== null);
  const starts = planned !== undefined && planned > now.wall ? typedTime(planned) : now;
  const last = dayIn(wait + nights);
  const ends = at(last, to);
  return {
    type: "time_bound",
    starts,
    ends: typedTime(readWallTime(ends) === null ? at(last, starts.wall.slice(11)) : ends),
  };
}

/** Returns the days from today to the start. @param weekday - Today's, 0 for Sunday. */
function daysUntil(inDays: TimePreset["inDays"], weekday: number): number {
  if (inDays === "monday") return (8 - weekday) % 7 || 7;
  return typeof inDays === "number" && inDays > 0 ? Math.floor(inDays) : 0;
}

const dayMs = 86_400_000;
