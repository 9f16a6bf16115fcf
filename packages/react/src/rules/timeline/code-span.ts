import type { AccessCode } from "@mortise/client";

/** Time in which a code is valid, in epoch milliseconds; infinite without a start or an end. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the span of a code. An unreadable date counts as none. */
export function codeSpan({ type, starts_at, ends_at }: Pick<AccessCode, "type" | "starts_at" | "ends_at">): CodeSpan {
  const isBound = type === "time_bound";
  return {
    start: (isBound && Date.parse(starts_at ?? "")) || Number.NEGATIVE_INFINITY,
    end: (isBound && Date.parse(ends_at ?? "")) || Number.POSITIVE_INFINITY,
  };
}

export const isOverlapping = (one: CodeSpan, other: CodeSpan): boolean =>
  one.start < other.end && other.start < one.end;
