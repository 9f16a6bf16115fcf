import type { AccessCode } from "@mortise/client";

type CodeValidity =
  /** Works until somebody removes it. */
  | { readonly kind: "endless"; readonly at?: undefined }
  /** `at`: when it starts, will end, or has ended; ISO 8601, as the server wrote it. */
  | { readonly kind: "starts" | "active" | "ended"; readonly at: string };

export type CodeTimes = Pick<AccessCode, "type" | "starts_at" | "ends_at">;

/**
 * Where a code stands in its time at `now` (milliseconds): a time-bound one "starts" until its start has passed, then
 * is active until its end (docs/specification/spec.md §4). Ask again every minute. A date that cannot be read counts as
 * not come yet, and is shown as it is.
 */
export function codeValidity({ type, starts_at, ends_at }: CodeTimes, now: number): CodeValidity {
  if (type !== "time_bound") return { kind: "endless" };
  if (starts_at && !isPast(starts_at, now)) return { kind: "starts", at: starts_at };
  if (!ends_at) return { kind: "endless" };
  return { kind: isPast(ends_at, now) ? "ended" : "active", at: ends_at };
}

/** Whether a code has a start or an end to show, and so a zone in which they are shown. */
export const hasTimes = ({ type, starts_at, ends_at }: CodeTimes): boolean =>
  type === "time_bound" && Boolean(starts_at || ends_at);

export const isPast = (date: string, now: number): boolean => Date.parse(date) <= now;

/** How often what depends on the time is rendered or read again, in milliseconds (docs/specification/spec.md §9). */
export const validityTickMs = 60_000;
