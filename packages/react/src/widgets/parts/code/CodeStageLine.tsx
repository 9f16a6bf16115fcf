import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "../../../rules/code/code-stage.ts";
import { codeValidity } from "../../../rules/code/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { Icon, type IconName } from "../../../ui/Icon/Icon.tsx";
import { Spinner } from "../../../ui/Spinner/Spinner.tsx";
import { useNow } from "../use-now.ts";
import { useStageNews } from "./use-stage-news.ts";

interface CodeStageLineProps {
  code: AccessCode;
  /** Keeps its line where nothing is known, so that nothing moves. @default false */
  keepsLine?: boolean;
}

/** How far the code has come on its way to the lock, or off it again. */
export function CodeStageLine({ code, keepsLine }: CodeStageLineProps) {
  const { codeStage: words } = useAllStrings();
  const stage = codeStage(code);
  useStageNews(code, stage);
  const { kind } = codeValidity(code, useNow());
  // It still waits although its time has come, or it has none.
  const isDue = stage === "waiting" && kind !== "starts";
  if (!stage || (isDue && kind === "ended"))
    return keepsLine ? <span className="seam-code-stage">{"\u00a0"}</span> : null;
  const icon = icons[stage];
  return (
    <span className="seam-code-stage" data-stage={stage}>
      {icon ? <Icon name={icon} size="sm" /> : stage === "unknown" ? <Dot isPending /> : <Spinner />}
      <bdi>{words[stage]}</bdi>
    </span>
  );
}

/**
 * Of codes that are where they should be, and of failures. A code on its way has a spinner instead, an unknown one a
 * dot.
 */
const icons: Readonly<Partial<Record<CodeStage, IconName>>> = {
  set: "check",
  waiting: "clock",
  scheduled: "clock",
  setFailed: "error",
  changeFailed: "error",
  removeFailed: "error",
};
