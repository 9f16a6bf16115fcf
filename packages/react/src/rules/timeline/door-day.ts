// Codes of one door on one day.
import type { AccessCode } from "@mortise/client";
import type { Clash } from "./clashes.ts";
import { codeSpan, isOverlapping } from "./code-span.ts";

export interface DayEntry {
  readonly code: AccessCode;
  /** Start of the code on this day; `null` if the code works from the day's first moment on. */
  readonly from: number | null;
  /** End of the code on this day; `null` if the code works to the day's last moment. */
  readonly until: number | null;
}

export interface DoorDay {
  readonly entries: readonly DayEntry[];
  /** Next code to start, if no code works on this day. */
  readonly next: AccessCode | null;
  /** A clash of one of these codes that starts after this day. */
  readonly clash: { readonly other: AccessCode; readonly start: number } | null;
}

/** Returns the codes of one door on one day. @param day - First moments of the day and of the next. */
export function doorDay(
  codes: readonly AccessCode[],
  clashes: ReadonlyMap<string, Clash>,
  [start, end]: readonly [number, number],
): DoorDay {
  const entries = codes
    .map((code) => ({ code, span: codeSpan(code) }))
    .filter(({ span }) => isOverlapping(span, { start, end }))
    .map(({ code, span }) => ({
      code,
      from: span.start > start ? span.start : null,
      until: span.end < end ? span.end : null,
    }))
    .toSorted((one, other) => (one.from ?? start) - (other.from ?? start));
  const ahead = codes
    .filter((code) => codeSpan(code).start >= end)
    .toSorted((one, other) => codeSpan(one).start - codeSpan(other).start);
  const coming = entries
    .flatMap(({ code }) => clashes.get(code.access_code_id) ?? [])
    .find((clash) => clash.other !== null && clash.start >= end);
  return {
    entries,
    next: entries.length === 0 ? (ahead[0] ?? null) : null,
    clash: coming?.other ? { other: coming.other, start: coming.start } : null,
  };
}
