import { problemsIn, useProblems } from "../../strings/problems/use-problems.ts";
import { useLocale } from "../../strings/strings.tsx";

/**
 * Returns a function that translates a failure's code for the reader, where the server has English alone. It returns
 * `undefined` for a code without a sentence.
 * @param mayFail - Whether something that may fail is pending. The sentences are then fetched.
 */
export function useCause(mayFail: boolean): (code: unknown) => string | undefined {
  const locale = useLocale() ?? "en";
  useProblems(mayFail);
  return (code) => {
    const alert = { tone: "danger", code: String(code), message: "" } as const;
    return problemsIn(locale)?.([alert], () => "", Boolean, "")[0]?.message || undefined;
  };
}
