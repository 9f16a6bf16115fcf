import type { ReactNode } from "react";
import {
  type CodeDraft,
  type DraftProblems,
  type DraftTime,
  clockFitOf,
  instantOf,
} from "../../../rules/code/code-form.ts";
import { type UnlikelyTime, unlikelyTimes } from "../../../rules/code/unlikely-times.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { zoneName } from "../../../strings/zone-name.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import type { RefusedFields } from "./refusal.ts";

interface TimeNote {
  readonly error: string | undefined;
  /** Note that clocks skip or repeat the chosen time (readings §3), or that the time may be a slip. */
  readonly hint: ReactNode;
  /**
   * The time in words, in the reader's format, which the browser's own field may not use. If the reader's clock
   * differs, also the time on that clock.
   */
  readonly inWords: ReactNode;
}

/** Returns the error or hint of each of the two times. */
export function useTimeNotes(
  { starts, ends, zone }: CodeDraft,
  problems: DraftProblems,
  refused: RefusedFields,
  now: number,
): Record<"starts" | "ends", TimeNote> {
  const { accessCodeForm: words } = useAllStrings();
  const format = useFormat();
  const unlikely = unlikelyTimes({ starts, ends, zone }, now);
  const hint = (time: DraftTime, question: UnlikelyTime | null): ReactNode => {
    const fit = clockFitOf(time, zone);
    const instant = instantOf(time, zone);
    const told = fit === "exact" ? question : fit;
    if (told === null || instant === null) return undefined;
    const text = told === "repeated" ? words.repeated : words[told]({ time: format.dateTime(instant, zone) });
    return (
      <span className="seam-time-note">
        <Icon name="clock" size="sm" />
        <span>{text}</span>
      </span>
    );
  };
  const inWords = (time: DraftTime): ReactNode => {
    const instant = instantOf(time, zone);
    if (instant === null) return undefined;
    const there = format.dateTime(instant, zone);
    if (there === format.dateTime(instant)) return <bdi>{there}</bdi>;
    return (
      <bdi>
        {words.timeForYou({ time: there, zone: zoneName(format.locale, zone), local: format.range(instant, instant) })}
      </bdi>
    );
  };
  const note = (which: "starts" | "ends", time: DraftTime) => {
    const problem = problems[which];
    const error = problem === null ? refused[which] : words[problem];
    return { error, hint: hint(time, unlikely[which]), inWords: inWords(time) };
  };
  return { starts: note("starts", starts), ends: note("ends", ends) };
}
