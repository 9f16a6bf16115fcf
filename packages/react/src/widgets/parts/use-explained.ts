import type { FirstStrings } from "../../strings/messages.ts";
import { problemsIn, useProblems } from "../../strings/problems/use-problems.ts";
import { useLocale, useStrings } from "../../strings/strings.tsx";

interface Explained extends FirstStrings {
  readonly problem: FirstStrings["problem"] & { readonly reasonFor: (code: unknown) => string | undefined };
}

/**
 * The words, with what a failure's code means in the reader's language, which the server says in English alone.
 * @param mayFail whether something is on its way that may fail: the sentences are fetched meanwhile
 */
export function useExplained(mayFail: boolean): Explained {
  const strings = useStrings();
  const locale = useLocale() ?? "en";
  useProblems(mayFail);
  const reasonFor = (code: unknown) => {
    const alert = { tone: "danger", code: String(code), message: "" } as const;
    const explained = problemsIn(locale)?.([alert], () => "", Boolean, "");
    return explained?.[0]?.message || undefined;
  };
  return { ...strings, problem: { ...strings.problem, reasonFor } };
}
