// Detects typed times that are possible but seldom meant, such as a year with two digits swapped, or yesterday's date.
import { type CodeDraft, type DraftTime, instantOf } from "./code-form.ts";

/** Named like its question in strings/en.ts, accessCodeForm. It does not block saving. */
export type UnlikelyTime = "startedAlready" | "farAhead";

/**
 * Returns questions about typed times. Times that the form filled in are not questioned.
 * @param now - Epoch milliseconds.
 */
export function unlikelyTimes(
  { starts, ends, zone }: Pick<CodeDraft, "starts" | "ends" | "zone">,
  now: number,
): { readonly starts: UnlikelyTime | null; readonly ends: UnlikelyTime | null } {
  const isFarAhead = (time: DraftTime) => (typedInstant(time, zone) ?? now) - now > farAheadMs;
  return {
    starts:
      (typedInstant(starts, zone) ?? now) < now - minuteMs ? "startedAlready" : isFarAhead(starts) ? "farAhead" : null,
    ends: isFarAhead(ends) ? "farAhead" : null,
  };
}

const typedInstant = (time: DraftTime, zone: string): number | null =>
  time.instant === null ? instantOf(time, zone) : null;

/** Precision of typed times, which have no seconds. */
const minuteMs = 60_000;
/** Time ahead that is questioned: longer than a tenancy that one would plan with a code. */
const farAheadMs = 5 * 365 * 86_400_000;
