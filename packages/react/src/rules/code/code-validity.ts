import type { AccessCode } from "@mortise/client";

type CodeValidity =
  /** A code that works until it is removed. */
  | { readonly kind: "endless"; readonly at?: undefined }
  /** `at` is the start, the end ahead, or the end in the past: ISO 8601, as the server wrote it. */
  | { readonly kind: "starts" | "active" | "ended"; readonly at: string };

export type CodeTimes = Pick<AccessCode, "type" | "starts_at" | "ends_at">;

/**
 * Returns the phase of a code at `now` (epoch milliseconds): a time-bound code "starts" until its start, then is active
 * until its end (docs/specification/spec.md §4). Callers repeat this every minute. An unreadable date counts as in the
 * future, and is shown unchanged.
 */
export function codeValidity({ type, starts_at, ends_at }: CodeTimes, now: number): CodeValidity {
  if (type !== "time_bound") return { kind: "endless" };
  if (starts_at && !isPast(starts_at, now)) return { kind: "starts", at: starts_at };
  if (!ends_at) return { kind: "endless" };
  return { kind: isPast(ends_at, now) ? "ended" : "active", at: ends_at };
}

/** Whether a code has a start or an end to show, and so needs a zone. */
export const hasTimes = ({ type, starts_at, ends_at }: CodeTimes): boolean =>
  type === "time_bound" && Boolean(starts_at || ends_at);

export const isPast = (date: string, now: number): boolean => Date.parse(date) <= now;

/**
 * Interval in milliseconds at which time-dependent content is rendered or refetched (docs/specification/spec.md §9).
 */
export const validityTickMs = 60_000;
