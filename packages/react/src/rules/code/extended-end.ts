import type { AccessCode } from "@mortise/client";
import { placeWallTime, readWallTime, wallTimeOf } from "../time/wall-time.ts";
import { codeValidity } from "./code-validity.ts";

export interface ExtendedEnd {
  readonly span: "night" | "hour";
  /** Later end, in epoch milliseconds. */
  readonly ends: number;
}

/**
 * Returns the end one night later, at the same time of day at the door; one hour later for a code of less than six
 * hours. Returns `null` for a code without a start or an end, and for one that has ended.
 * @param zone - Zone of the door; `null` while it is loading.
 */
export function extendedEnd(
  code: Pick<AccessCode, "type" | "starts_at" | "ends_at">,
  now: number,
  zone: string | null,
): ExtendedEnd | null {
  const [starts, ends] = [Date.parse(code.starts_at ?? ""), Date.parse(code.ends_at ?? "")];
  const { kind } = codeValidity(code, now);
  if (Number.isNaN(starts) || Number.isNaN(ends) || kind === "endless" || kind === "ended") return null;
  if (ends - starts < shortestStayMs) return { span: "hour", ends: ends + hourMs };
  const place = zone ?? "UTC";
  const wall = readWallTime(wallTimeOf(ends, place));
  const later = wall === null ? null : placeWallTime(wallTimeOf(wall + dayMs, "UTC"), place);
  return later && { span: "night", ends: later.instant };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Shortest stay, in milliseconds: from late at night to the next check-out. */
const shortestStayMs = 6 * hourMs;
