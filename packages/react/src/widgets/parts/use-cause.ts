import { problemsIn, useProblems } from "../../strings/problems/use-problems.ts";
import { useLocale } from "../../strings/strings.tsx";

/**
 * What a failure's code means in the reader's language, which the server says in English alone; `undefined` where there
 * is no sentence for it.
 * @param mayFail whether something is on its way that may fail: the sentences are fetched meanwhile
 */
export function useCause(mayFail: boolean): (code: unknown) => string | undefined {
  const locale = useLocale() ?? "en";
  useProblems(mayFail);
  return (code) => {
    const alert = { tone: "danger", code: String(code), message: "" } as const;
    return problemsIn(locale)?.([alert], () => "", Boolean, "")[0]?.message || undefined;
  };
}
