// What a code wants of its lock at a moment. Pure: the reconciler asks, the handlers ask.
import type { AccessCodeEntity } from "../db/access-codes.ts";
import type { AccessCodeRow } from "../db/schema.ts";

/** A lock with a schedule of its own gets time-bound codes so long before they begin (platform-api §4.1). */
export const preloadMs = 72 * 3_600_000;

export interface Wanted {
  /** It shall work at the lock, or wait there for its hour. */
  on_lock: boolean;
  /** It shall cease to exist. */
  gone: boolean;
  /** Its hours have begun. */
  begun: boolean;
  /** When the answer changes by itself; undefined = never. */
  until: number | undefined;
}

/** The lock itself is to keep it to its hours; `native_schedule`: it can. */
export const isKeptByLock = ({ starts_at, wishes }: Pick<AccessCodeEntity, "starts_at" | "wishes">, native_schedule: boolean): boolean =>
  native_schedule && typeof starts_at === "string" && wishes?.prefer_native_scheduling !== false;

/** What its slot says of hours. */
export const hoursOnLock = ({ starts_at, ends_at }: Pick<AccessCodeEntity, "starts_at" | "ends_at">, isPreloaded: boolean): string =>
  isPreloaded ? `${starts_at}/${ends_at}` : "";

/** Said to be on the lock, by a world or an import that noted no slot. */
export const maybeThere = (status: AccessCodeRow["status"]): boolean => status === "set" || status === "removing";

/** What {@link AccessCodeRow.refused} says of a code that was put back once, and changed at its lock once more. */
export const leftAtLock = "left_at_lock";

type Hours = Pick<AccessCodeRow, "starts_at" | "ends_at" | "removal_asked_at">;

export function wantedAt({ starts_at, ends_at, removal_asked_at }: Hours, now: number, isPreloaded: boolean): Wanted {
  const starts = starts_at === null ? undefined : Date.parse(starts_at);
  const ends = ends_at === null ? undefined : Date.parse(ends_at);
  const write = starts === undefined ? undefined : isPreloaded ? starts - preloadMs : starts;
  const gone = removal_asked_at !== null || (ends !== undefined && ends <= now);
  const begun = starts === undefined || starts <= now;
  // In their order: no code ends before it starts.
  const until = gone ? undefined : [write, starts, ends].find((at) => at !== undefined && at > now);
  return { gone, begun, on_lock: !gone && (write === undefined || write <= now), until };
}
