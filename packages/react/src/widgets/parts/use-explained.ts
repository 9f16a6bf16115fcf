import { isRetried, remedyOf, saysRemedy } from "../../rules/issues/remedies.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { joinSentences } from "../../strings/join-sentences.ts";
import type { Strings } from "../../strings/messages.ts";
import { problemsIn, useProblems } from "../../strings/problems/use-problems.ts";
import { useLocale } from "../../strings/strings.tsx";

type Reason = (code: unknown) => string | undefined;

interface Explained extends Strings {
  readonly problem: Strings["problem"] & {
    /** What happened, and what to do about it where the server has not tried again by itself. */
    readonly reasonFor: Reason;
    /** What happened alone. */
    readonly causeFor: Reason;
  };
}

/**
 * The words, with what a failure's code means in the reader's language, which the server says in English alone.
 * @param mayFail whether something is on its way that may fail: the sentences are fetched meanwhile
 */
export function useExplained(mayFail: boolean): Explained {
  const strings = useAllStrings();
  const locale = useLocale() ?? "en";
  useProblems(mayFail);
  const explained = (code: unknown) => {
    const alert = { tone: "danger", code: String(code), message: "" } as const;
    return problemsIn(locale)?.([alert], remedyFor, saysRemedy, "")[0];
  };
  const remedyFor = (code: string) => {
    const remedy = remedyOf(code);
    return isRetried(remedy) ? "" : strings.remedy[remedy];
  };
  const causeFor = (code: unknown) => explained(code)?.message || undefined;
  const reasonFor = (code: unknown) => {
    const cause = causeFor(code);
    return cause && joinSentences(strings.view, cause, explained(code)?.more);
  };
  return { ...strings, problem: { ...strings.problem, reasonFor, causeFor } };
}
