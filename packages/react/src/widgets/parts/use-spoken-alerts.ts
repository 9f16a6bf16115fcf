import type { IssueAlert } from "../../rules/issues/alerts.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useProblems } from "../../strings/problems/use-problems.ts";
import { type SpokenAlert, spokenAlerts } from "./code/code-words.ts";

/**
 * Returns issues in the reader's language, if that has sentences for them. The sentences are fetched when there is an
 * issue. While they load, the result is empty.
 */
export function useSpokenAlerts(alerts: readonly IssueAlert[]): readonly SpokenAlert[] {
  return useComingAlerts(alerts).spoken;
}

interface ComingAlerts {
  /** Empty while the sentences load. */
  readonly spoken: readonly SpokenAlert[];
  /** Whether the sentences are loading. */
  readonly isComing: boolean;
}

/** {@link useSpokenAlerts}, for views that reserve the space until the sentences have loaded. */
export function useComingAlerts(alerts: readonly IssueAlert[]): ComingAlerts {
  const strings = useAllStrings();
  const { explain, isComing } = useProblems(alerts.length > 0);
  return { spoken: isComing ? [] : spokenAlerts(alerts, strings, explain), isComing };
}
