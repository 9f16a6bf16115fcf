import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../rules/code-stage.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Dot } from "../../ui/Icon/Dot.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { stageWord } from "./code-words.ts";

export interface CodeStageLineProps {
  code: AccessCode;
  /** Says nothing of a code that is where it should be. @default false */
  isQuiet?: boolean;
}

/** Where the code is on its way to the lock and off it again. */
export function CodeStageLine({ code, isQuiet = false }: CodeStageLineProps) {
  const strings = useAllStrings();
  const stage = codeStage(code);
  if (stage === null || (isQuiet && (stage === "set" || stage === "waiting" || stage === "scheduled"))) return null;
  const isFailed = stage === "set_failed" || stage === "remove_failed";
  return (
    <span className="seam-code-stage" data-stage={stage}>
      {(stage === "setting" || stage === "removing") && <Spinner />}
      {isFailed && <Icon name="error" size="sm" tone="danger" />}
      {stage === "set" && <Icon name="check" size="sm" />}
      {(stage === "waiting" || stage === "scheduled") && <Icon name="clock" size="sm" />}
      {stage === "unknown" && <Dot isPending />}
      <bdi>{stageWord(stage, strings)}</bdi>
    </span>
  );
}
