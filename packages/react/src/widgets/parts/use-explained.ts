import { isRetried, remedyOf, saysRemedy } from "../../rules/issues/remedies.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { joinSentences } from "../../strings/join-sentences.ts";
import type { Strings } from "../../strings/messages.ts";
import { useCause } from "./use-cause.ts";

interface Explained extends Strings {
  readonly problem: Strings["problem"] & { readonly reasonFor: (code: unknown) => string | undefined };
}

/**
 * Returns the strings, with translated reasons and remedies for failed commands. No remedy says that a command is
 * retried, because it is not.
 * @param mayFail - See {@link useCause}.
 */
export function useExplained(mayFail: boolean): Explained {
  const strings = useAllStrings();
  const causeFor = useCause(mayFail);
  const reasonFor = (code: unknown) => {
    const cause = causeFor(code);
    const remedy = remedyOf(String(code));
    return (
      cause &&
      (saysRemedy(cause) || isRetried(remedy) ? cause : joinSentences(strings.view, cause, strings.remedy[remedy]))
    );
  };
  return { ...strings, problem: { ...strings.problem, reasonFor } };
}
