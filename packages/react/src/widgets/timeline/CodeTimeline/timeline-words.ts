// Sentences for the codes of a timeline.
import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { barLook } from "../../../rules/timeline/bar-look.ts";
import type { Clash } from "../../../rules/timeline/clashes.ts";
import { codeSpan } from "../../../rules/timeline/code-span.ts";
import type { DayEntry } from "../../../rules/timeline/door-day.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { TimelineStrings } from "../../../strings/messages.ts";
import { dateTimes, timeOfDay } from "../../../strings/moments.ts";

export const codeName = ({ name }: Pick<AccessCode, "name">, { accessCode }: TimelineStrings): string =>
  name || accessCode.unnamed;

/** A day and a time of day. */
export const momentOf = (time: number, zone: string, format: Formatter): string =>
  dateTimes(format, [time], zone)[0] ?? "";

/** Describes the schedule of a code, with its dates. */
export function spanOf(code: AccessCode, zone: string, { timeline }: TimelineStrings, format: Formatter): string {
  const { start, end } = codeSpan(code);
  const hasStart = Number.isFinite(start);
  if (hasStart && Number.isFinite(end)) return dateTimes(format, [start, end], zone).join(" – ");
  if (hasStart) return timeline.from({ time: momentOf(start, zone, format) });
  return Number.isFinite(end) ? timeline.until({ time: momentOf(end, zone, format) }) : timeline.noEnd;
}

/** Describes the schedule of a code on one day. */
export function hoursOf({ from, until }: DayEntry, zone: string, { timeline }: TimelineStrings, format: Formatter) {
  if (from !== null && until !== null) return format.show(from, format.clock(), zone, until);
  if (from !== null) return timeline.from({ time: clockOf(from, zone, format) });
  return until === null ? timeline.allDay : timeline.until({ time: clockOf(until, zone, format) });
}

const clockOf = (time: number, zone: string, format: Formatter) =>
  timeOfDay(format, new Date(time).toISOString(), zone);

/** Lists the issues of a code and pending changes. Empty if there are none. */
export function troubleOf(code: AccessCode, clash: Clash | undefined, words: TimelineStrings): readonly string[] {
  const { timeline, codeStage: stages } = words;
  const stage = codeStage(code);
  const stageIssues = stage !== null && barLook(code) !== "plain" ? [stages[stage]] : [];
  if (!clash) return stageIssues;
  const { other } = clash;
  return [...stageIssues, other ? timeline.sameDigits({ name: codeName(other, words) }) : timeline.sameDigitsElsewhere];
}

/** Joins parts: "Priya Nair, Fri, Nov 28, 3:00 PM – Sun, Nov 30, 11:00 AM, Not on the lock yet". */
export const joinParts = (parts: readonly string[], { timeline }: TimelineStrings): string =>
  parts.reduce((first, second) => timeline.joined({ first, second }));
