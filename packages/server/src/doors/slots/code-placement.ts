// Whether a code should be on its lock at a moment. Pure; used by the loop and by the handlers.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";

/** How long before they begin a lock that keeps hours itself gets time-bound codes (platform-api §4.1). */
export const preloadMs = 72 * 3_600_000;

export interface Wanted {
  /** The code shall be on the lock: working, or waiting there for its hours. */
  on_lock: boolean;
  /** The code shall cease to exist. */
  gone: boolean;
  /** Its hours have begun. */
  begun: boolean;
  /** When the answer changes by itself; undefined = never. */
  until: number | undefined;
}

/** Whether the lock itself is to keep the code to its hours. `native_schedule`: the lock is able to. */
export const isKeptByLock = (
  { starts_at, wishes }: Pick<AccessCodeEntity, "starts_at" | "wishes">,
  native_schedule: boolean,
): boolean => native_schedule && typeof starts_at === "string" && wishes?.prefer_native_scheduling !== false;

/** The code's hours in the form of {@link CodeSlotRow.hours}. `zone`: by whose wall clock the lock keeps them. */
export const hoursOnLock = (
  { starts_at, ends_at }: Pick<AccessCodeEntity, "starts_at" | "ends_at">,
  isPreloaded: boolean,
  zone?: string,
): string => (isPreloaded ? [starts_at, ends_at, ...(zone === undefined ? [] : [zone])].join("/") : "");

/** Takes {@link CodeSlotRow.hours} apart; undefined: the server keeps them. */
export function partsOfHours(hours: string): { starts_at: string; ends_at: string; zone?: string } | undefined {
  const [starts_at, ends_at, ...zone] = hours.split("/");
  if (!starts_at || !ends_at) return undefined;
  return { starts_at, ends_at, ...(zone.length === 0 ? {} : { zone: zone.join("/") }) };
}

export function withoutZone(hours: string): string {
  const parts = partsOfHours(hours);
  return parts ? hoursOnLock(parts, true) : "";
}

/** Whether the row says that the code is on the lock, although no slot may be noted: worlds and imports note none. */
export const maybeThere = (status: AccessCodeRow["status"]): boolean => status === "set" || status === "removing";

/** `slot`: its own, if one is noted. What an unmanaged code was made of was seen on the lock. */
export const mayBeOnLock = (
  { status, is_managed }: Pick<AccessCodeRow, "status" | "is_managed">,
  slot: object | undefined,
): boolean => slot !== undefined || is_managed === 0 || maybeThere(status);

/** The value of {@link AccessCodeRow.refused} for a code that was put back once and then changed at its lock again. */
export const leftAtLock = "left_at_lock";

/** The value of {@link AccessCodeRow.refused} for a code that leaves its place on a full lock to nearer arrivals. */
export const awaitsPlace = "awaits_place";

type Hours = Pick<AccessCodeRow, "starts_at" | "ends_at" | "removal_asked_at">;

export function wantedAt({ starts_at, ends_at, removal_asked_at }: Hours, now: number, isPreloaded: boolean): Wanted {
  const starts = starts_at === null ? undefined : Date.parse(starts_at);
  const ends = ends_at === null ? undefined : Date.parse(ends_at);
  const write = starts === undefined ? undefined : isPreloaded ? starts - preloadMs : starts;
  const gone = removal_asked_at !== null || (ends !== undefined && ends <= now);
  const begun = starts === undefined || starts <= now;
  // These are in order of time, because no code ends before it starts.
  const until = gone ? undefined : [write, starts, ends].find((at) => at !== undefined && at > now);
  return { gone, begun, on_lock: !gone && (write === undefined || write <= now), until };
}
