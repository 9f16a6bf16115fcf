// Reads the requested start and end of a code (platform-api §4.2).
import { invalidInput } from "../../base/errors.ts";
import { toMoment } from "../../base/moments.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface Times {
  starts_at: string | null;
  ends_at: string | null;
}

export interface AskedTimes {
  starts_at?: string | undefined;
  ends_at?: string | undefined;
  type?: "ongoing" | "time_bound" | undefined;
}

export const ongoingTimes: Times = { starts_at: null, ends_at: null };

/** Checks the requested times and converts them to UTC. Times that are left out stay unchanged. */
export function timesOf(asked: AskedTimes, before: Times, now: WorkspaceTime): Times {
  const { starts_at, ends_at, type } = asked;
  if (type === "ongoing") {
    if (starts_at !== undefined || ends_at !== undefined)
      throw invalidInput("type", "An ongoing code has no starts_at and no ends_at");
    return ongoingTimes;
  }
  if (starts_at === undefined && ends_at === undefined) {
    if (type === "time_bound" && before.ends_at === null)
      throw invalidInput("ends_at", "A time_bound code needs starts_at and ends_at");
    return before;
  }
  const times = {
    starts_at: starts_at === undefined ? before.starts_at : toMoment("starts_at", starts_at),
    ends_at: ends_at === undefined ? before.ends_at : toMoment("ends_at", ends_at),
  };
  if (times.starts_at === null) throw invalidInput("starts_at", "starts_at and ends_at go together");
  if (times.ends_at === null) throw invalidInput("ends_at", "starts_at and ends_at go together");
  if (times.ends_at <= times.starts_at) throw invalidInput("ends_at", "Must be after starts_at");
  if (Date.parse(times.ends_at) <= now) throw invalidInput("ends_at", "Must be in the future");
  return times;
}
