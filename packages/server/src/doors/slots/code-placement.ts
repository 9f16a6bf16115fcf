// Decides whether a code should be on its lock at a given time. Pure. Used by the reconcile loop and the API.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";

/** Time before its start at which a time-bound code goes to a lock that enforces schedules (platform-api §4.1). */
export const preloadMs = 72 * 3_600_000;

export interface Wanted {
  /** Whether the code should be on the lock, active or waiting there for its start. */
  on_lock: boolean;
  /** Whether the code should be deleted. */
  gone: boolean;
  /** Whether the code's start has passed. */
  begun: boolean;
  /** Time at which this answer changes by itself; `undefined` for never. */
  until: number | undefined;
}

/** Whether the lock itself enforces the code's schedule. @param native_schedule - Whether the lock can. */
export const isKeptByLock = (
  { starts_at, wishes }: Pick<AccessCodeEntity, "starts_at" | "wishes">,
  native_schedule: boolean,
): boolean => native_schedule && typeof starts_at === "string" && wishes?.prefer_native_scheduling !== false;

/** Formats a schedule as {@link CodeSlotRow.hours}. @param zone - Time zone by which the lock stores it. */
export const hoursOnLock = (
  { starts_at, ends_at }: Pick<AccessCodeEntity, "starts_at" | "ends_at">,
  isPreloaded: boolean,
  zone?: string,
): string => (isPreloaded ? [starts_at, ends_at, ...(zone === undefined ? [] : [zone])].join("/") : "");

/** Parses {@link CodeSlotRow.hours}. Returns `undefined` if the server enforces the schedule. */
export function partsOfHours(hours: string): { starts_at: string; ends_at: string; zone?: string } | undefined {
  const [starts_at, ends_at, ...zone] = hours.split("/");
  if (!starts_at || !ends_at) return undefined;
  return { starts_at, ends_at, ...(zone.length === 0 ? {} : { zone: zone.join("/") }) };
}

export function withoutZone(hours: string): string {
  const parts = partsOfHours(hours);
  return parts ? hoursOnLock(parts, true) : "";
}

/** Whether the status says that the code may be on the lock. Sandbox worlds and imports store no slots of codes. */
export const maybeThere = (status: AccessCodeRow["status"]): boolean => status === "set" || status === "removing";

/**
 * Whether the code may be on the lock. Unmanaged codes are, because they were found there.
 * @param slot - Its slot, if any.
 */
export const mayBeOnLock = (
  { status, is_managed }: Pick<AccessCodeRow, "status" | "is_managed">,
  slot: object | undefined,
): boolean => slot !== undefined || is_managed === 0 || maybeThere(status);

/** Value of {@link AccessCodeRow.refused} for a code that was put back once and then changed at its lock again. */
export const leftAtLock = "left_at_lock";

/** Value of {@link AccessCodeRow.refused} for a code that left its slot on a full lock to codes with a nearer start. */
export const awaitsPlace = "awaits_place";

type Hours = Pick<AccessCodeRow, "starts_at" | "ends_at" | "removal_asked_at">;

export function wantedAt({ starts_at, ends_at, removal_asked_at }: Hours, now: number, isPreloaded: boolean): Wanted {
  const starts = starts_at === null ? undefined : Date.parse(starts_at);
  const ends = ends_at === null ? undefined : Date.parse(ends_at);
  const write = starts === undefined ? undefined : isPreloaded ? starts - preloadMs : starts;
  const gone = removal_asked_at !== null || (ends !== undefined && ends <= now);
  const begun = starts === undefined || starts <= now;
  // The times are in order, because no code ends before it starts.
  const until = gone ? undefined : [write, starts, ends].find((at) => at !== undefined && at > now);
  return { gone, begun, on_lock: !gone && (write === undefined || write <= now), until };
}
