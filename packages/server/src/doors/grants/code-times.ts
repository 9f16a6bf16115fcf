// Times of a grant's codes. Pure.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

type Window = Pick<AccessGrantRow, "starts_at" | "ends_at">;

export interface CodeTimes {
  starts_at: string | null;
  ends_at: string | null;
  /** Whether the server enforces the start, because no lock stores a start without an end. */
  isKeptByServer: boolean;
}

/** Times for a grant's codes. A grant that has begun and has no end makes ongoing codes. */
export function codeTimes({ starts_at, ends_at }: Window, now: WorkspaceTime): CodeTimes {
  if (ends_at !== null) return { starts_at, ends_at, isKeptByServer: false };
  if (Date.parse(starts_at) <= now) return { starts_at: null, ends_at: null, isKeptByServer: false };
  return { starts_at, ends_at: null, isKeptByServer: true };
}

/** Whether the code has the right times. Without an end, a past start and no start are the same. */
export function hasTimes(
  { starts_at = null, ends_at = null }: Pick<AccessCodeEntity, "starts_at" | "ends_at">,
  grant: Window,
  now: WorkspaceTime,
): boolean {
  if (ends_at !== grant.ends_at) return false;
  if (starts_at === grant.starts_at) return true;
  const hasBegun = (at: string | null) => at === null || Date.parse(at) <= now;
  return grant.ends_at === null && hasBegun(starts_at) && hasBegun(grant.starts_at);
}
