import type { ReactNode } from "react";
import { type CodeDraft, type DraftProblems, type DraftTime, fitOf, instantOf } from "../../rules/code-form.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useFormat } from "../../strings/strings.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { RefusedFields } from "./refusal.ts";

export interface TimeNote {
  readonly error: string | undefined;
  /** Clocks skip or repeat the chosen time (DECISIONS §2). */
  readonly hint: ReactNode;
}

/** The error or hint for each of the two times. */
export function useTimeNotes(
  { starts, ends, zone }: CodeDraft,
  problems: DraftProblems,
  refused: RefusedFields,
): Record<"starts" | "ends", TimeNote> {
  const { accessCodeForm: words } = useAllStrings();
  const format = useFormat();
  const hint = (time: DraftTime): ReactNode => {
    const fit = fitOf(time, zone);
    const instant = instantOf(time, zone);
    if (fit === "exact" || instant === null) return undefined;
    const text = fit === "repeated" ? words.repeated : words.skipped({ time: format.dateTime(instant, zone) });
    return (
      <span className="seam-time-note">
        <Icon name="clock" size="sm" />
        <span>{text}</span>
      </span>
    );
  };
  return {
    starts: { error: problems.starts === null ? refused.starts : words[problems.starts], hint: hint(starts) },
    ends: { error: problems.ends === null ? refused.ends : words[problems.ends], hint: hint(ends) },
  };
}
