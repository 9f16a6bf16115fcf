import type { AccessCode } from "@mortise/client";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { StageIcon } from "./StageIcon.tsx";
import { useCodeStage } from "./use-code-stage.ts";

/** How far the code of a row has come on its way to the lock, or off it again. An empty line keeps its place. */
export function CodeStageLine({ code }: { code: AccessCode }) {
  const { codeStage: words } = useAllStrings();
  const stage = useCodeStage(code);
  if (!stage) return <span className="seam-code-stage">{"\u00a0"}</span>;
  return (
    <span className="seam-code-stage" data-stage={stage}>
      <StageIcon stage={stage} />
      <bdi>{words[stage]}</bdi>
    </span>
  );
}
