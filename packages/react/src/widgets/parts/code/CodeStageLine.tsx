import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "../../../rules/code-stage.ts";
import { codeValidity } from "../../../rules/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { Icon, type IconName } from "../../../ui/Icon/Icon.tsx";
import { Spinner } from "../../../ui/Spinner/Spinner.tsx";
import { useNow } from "../use-now.ts";

export interface CodeStageLineProps {
  code: AccessCode;
  /** Says nothing of a code that is where it should be by now. @default false */
  isQuiet?: boolean;
}

/** How far the code has come on its way to the lock, or off it again. */
export function CodeStageLine({ code, isQuiet }: CodeStageLineProps) {
  const { codeStage: words } = useAllStrings();
  const stage = codeStage(code);
  const { kind } = codeValidity(code, useNow());
  // It still waits although its time has come, or it has none.
  const isDue = stage === "waiting" && kind !== "starts";
  if (!stage || (isDue && kind === "ended")) return null;
  const icon = icons[stage];
  const isFailed = icon === "error";
  if (isQuiet && icon && !isFailed && !isDue) return null;
  return (
    <span className="seam-code-stage" data-stage={stage}>
      {icon ? <Icon name={icon} size="sm" /> : stage === "unknown" ? <Dot isPending /> : <Spinner />}
      <bdi>{words[stage]}</bdi>
    </span>
  );
}

/** Of codes that are where they should be, and of failures. A code on its way has a spinner instead, an unknown one a dot. */
const icons: Readonly<Partial<Record<CodeStage, IconName>>> = {
  set: "check",
  waiting: "clock",
  scheduled: "clock",
  setFailed: "error",
  removeFailed: "error",
};
