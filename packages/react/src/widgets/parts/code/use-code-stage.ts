import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "../../../rules/code/code-stage.ts";
import { codeValidity } from "../../../rules/code/code-validity.ts";
import { useNow } from "../use-now.ts";
import { useStageNews } from "./use-stage-news.ts";

/**
 * How far a code has come, and announces it when that changes. `null`: nothing to show, since the server says nothing,
 * or since it still waits although its time is over.
 * @param isNews whether the stage that it begins with is announced too
 */
export function useCodeStage(code: AccessCode, isNews = false): CodeStage | null {
  const stage = codeStage(code);
  useStageNews(code, stage, isNews);
  const { kind } = codeValidity(code, useNow());
  return stage === "waiting" && kind === "ended" ? null : stage;
}
