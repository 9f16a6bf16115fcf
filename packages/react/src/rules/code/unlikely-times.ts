// Times that somebody typed and that are possible, but seldom meant: a year with two digits turned, yesterday's date.
import { type CodeDraft, type DraftTime, instantOf } from "./code-form.ts";

/** Named like its question in strings/en.ts, accessCodeForm. It keeps nobody from saving. */
export type UnlikelyTime = "startedAlready" | "farAhead";

/** `now`: milliseconds since the epoch. Only what was typed is questioned: the form's own times are meant. */
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

/** What is being typed has no seconds. */
const minuteMs = 60_000;
/** Longer than a tenancy that one would plan with a code. */
const farAheadMs = 5 * 365 * 86_400_000;
