import type { AccessCode } from "@mortise/client";

/** From when until when a code is meant to work, in milliseconds; infinite where it has no start or no end. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
}

/** A date that cannot be read counts as none. */
export function codeSpan({ type, starts_at, ends_at }: Pick<AccessCode, "type" | "starts_at" | "ends_at">): CodeSpan {
  const isBound = type === "time_bound";
  return {
    start: (isBound && Date.parse(starts_at ?? "")) || Number.NEGATIVE_INFINITY,
    end: (isBound && Date.parse(ends_at ?? "")) || Number.POSITIVE_INFINITY,
  };
}

export const isOverlapping = (one: CodeSpan, other: CodeSpan): boolean =>
  one.start < other.end && other.start < one.end;
