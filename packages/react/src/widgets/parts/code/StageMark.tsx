import type { CodeStage } from "../../../rules/code/code-stage.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { StageIcon } from "./StageIcon.tsx";

/** A stage with its icon. An empty line reserves the space if there is none. */
export function StageMark({ stage }: { stage: CodeStage | null }) {
  const { codeStage: words } = useAllStrings();
  if (!stage) return <span className="seam-code-stage">{"\u00a0"}</span>;
  return (
    <span className="seam-code-stage" data-stage={stage}>
      <StageIcon stage={stage} />
      <bdi>{words[stage]}</bdi>
    </span>
  );
}
