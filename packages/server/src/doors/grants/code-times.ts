// When the codes of a grant work. Pure.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

type Window = Pick<AccessGrantRow, "starts_at" | "ends_at">;

export interface CodeTimes {
  starts_at: string | null;
  ends_at: string | null;
  /** No lock keeps a start without an end, so the server keeps it. */
  isKeptByServer: boolean;
}

/** A grant without an end that has begun makes ongoing codes. */
export function codeTimes({ starts_at, ends_at }: Window, now: WorkspaceTime): CodeTimes {
  if (ends_at !== null) return { starts_at, ends_at, isKeptByServer: false };
  if (Date.parse(starts_at) <= now) return { starts_at: null, ends_at: null, isKeptByServer: false };
  return { starts_at, ends_at: null, isKeptByServer: true };
}

/** Whether the code needs no other times; `starts_at` null and a start in the past mean the same without an end. */
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
