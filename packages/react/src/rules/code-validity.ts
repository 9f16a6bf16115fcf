import type { AccessCode } from "@mortise/client";

export type CodeValidity =
  /** Works until somebody removes it. */
  | { readonly kind: "endless" }
  /** ISO 8601, as the server wrote it. */
  | { readonly kind: "starts"; readonly at: string }
  | { readonly kind: "active"; readonly until: string }
  | { readonly kind: "ended"; readonly at: string };

/**
 * Where a code stands in its time at `now` (milliseconds): a time-bound one "starts" until its start has passed, then is active
 * until its end (spec §4). Ask again every minute. A date that cannot be read is one that has not come: it is shown as it is.
 */
export function codeValidity({ type, starts_at, ends_at }: Pick<AccessCode, "type" | "starts_at" | "ends_at">, now: number): CodeValidity {
  if (type !== "time_bound") return { kind: "endless" };
  if (starts_at && !hasCome(starts_at, now)) return { kind: "starts", at: starts_at };
  if (!ends_at) return { kind: "endless" };
  return hasCome(ends_at, now) ? { kind: "ended", at: ends_at } : { kind: "active", until: ends_at };
}

const hasCome = (date: string, now: number): boolean => Date.parse(date) <= now;

/** How often what depends on the time is looked at again (spec §9). */
export const validityTickMs = 60_000;
