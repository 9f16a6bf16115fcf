import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { codeAlerts } from "../../../rules/issues/alerts.ts";
import { mainCause } from "../../../rules/issues/main-cause.ts";
import { withoutRemedy } from "../../../rules/issues/remedies.ts";
import { useShownIssues } from "../use-shown-issues.ts";
import { useComingAlerts } from "../use-spoken-alerts.ts";
import type { SpokenAlert } from "./code-words.ts";

interface CodeTrouble {
  /** Whether there is an error to clear, even while its sentence is loading. */
  readonly isTroubled: boolean;
  /** Whether the sentences of the alerts are loading. */
  readonly isComing: boolean;
  /** Error to clear first, with its remedy. */
  readonly cause: SpokenAlert | undefined;
  /** All other alerts. Beside a cause they have no remedies, because two instructions may contradict each other. */
  readonly rest: readonly SpokenAlert[];
}

/** Splits the issues of a code into the one to clear first and the rest. */
export function useCodeTrouble(code: AccessCode): CodeTrouble {
  const alerts = codeAlerts(useShownIssues()(code));
  const { spoken, isComing } = useComingAlerts(alerts);
  const cause = mainCause(spoken);
  // A failure to set the code has no alert beside its cause, because the stage already states it.
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
