import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { codeAlerts } from "../../../rules/issues/alerts.ts";
import { mainCause } from "../../../rules/issues/main-cause.ts";
import { withoutRemedy } from "../../../rules/issues/remedies.ts";
import { useShownIssues } from "../use-shown-issues.ts";
import { useComingAlerts } from "../use-spoken-alerts.ts";
import type { SpokenAlert } from "./code-words.ts";

interface CodeTrouble {
  /** An error has to be cleared, whether its sentence is here or not. */
  readonly isTroubled: boolean;
  readonly isComing: boolean;
  /** What to clear first, with its remedy. */
  readonly cause: SpokenAlert | undefined;
  /** All else. Beside a cause they have no remedies: two instructions may contradict each other. */
  readonly rest: readonly SpokenAlert[];
}

/** What is wrong with a code: the one thing to clear first, and all else. */
export function useCodeTrouble(code: AccessCode): CodeTrouble {
  const alerts = codeAlerts(useShownIssues()(code));
  const { spoken, isComing } = useComingAlerts(alerts);
  const cause = mainCause(spoken);
  // Beside its cause, that a code could not be set is said by its stage alone.
  const saysFailure = cause && /^(set|change)Failed$/.test(codeStage(code) ?? "");
  const isSaidByStage = ({ code: failure }: SpokenAlert) => saysFailure && failure.startsWith("failed_to_set_");
  const others = spoken.filter((each) => each !== cause && !isSaidByStage(each));
  return {
    isTroubled: mainCause(alerts) !== undefined,
    isComing,
    cause,
    rest: cause ? others.map((each) => ({ ...each, message: withoutRemedy(each.message), more: "" })) : others,
  };
}
