import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "../../../rules/code/code-stage.ts";
import { codeValidity } from "../../../rules/code/code-validity.ts";
import { useNow } from "../use-now.ts";
import { useStageNews } from "./use-stage-news.ts";

/**
 * Returns the stage of a code, and announces its changes. Returns `null` if there is nothing to show: the server gives
 * no stage, or the code still waits although its time is over.
 * @param isNews - Whether the first stage is announced too.
 */
export function useCodeStage(code: AccessCode, isNews = false): CodeStage | null {
  const stage = codeStage(code);
  useStageNews(code, stage, isNews);
  const { kind } = codeValidity(code, useNow());
  return stage === "waiting" && kind === "ended" ? null : stage;
}
