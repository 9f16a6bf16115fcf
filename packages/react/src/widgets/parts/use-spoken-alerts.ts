import type { IssueAlert } from "../../rules/issues/alerts.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useProblems } from "../../strings/problems/use-problems.ts";
import { type SpokenAlert, spokenAlerts } from "./code/code-words.ts";

/**
 * What is wrong, in the reader's language where that has a sentence for it; those sentences are fetched only then, and
 * waited for.
 */
export function useSpokenAlerts(alerts: readonly IssueAlert[]): readonly SpokenAlert[] {
  return useComingAlerts(alerts).spoken;
}

interface ComingAlerts {
  /** Empty while they are on their way. */
  readonly spoken: readonly SpokenAlert[];
  readonly isComing: boolean;
}

/** {@link useSpokenAlerts}, for what keeps their place until they are here. */
export function useComingAlerts(alerts: readonly IssueAlert[]): ComingAlerts {
  const strings = useAllStrings();
  const { explain, isComing } = useProblems(alerts.length > 0);
  return { spoken: isComing ? [] : spokenAlerts(alerts, strings, explain), isComing };
}
