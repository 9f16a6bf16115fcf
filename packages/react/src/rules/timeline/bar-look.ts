import type { AccessCode } from "@mortise/client";
import { codeStage, type CodeStage } from "../code/code-stage.ts";

/**
 * `failed`: setting, changing or removing the code failed, or the lock does not open to it. `absent`: the code is not
 * on the lock yet. `asked`: a change that the lock has not confirmed. `plain`: none of these.
 */
export type BarLook = "plain" | "asked" | "absent" | "failed";

/** Returns the look of a code's bar. */
export function barLook(code: Parameters<typeof codeStage>[0]): BarLook {
  const stage = codeStage(code);
  return stage === null ? "plain" : looks[stage];
}

const looks: Readonly<Record<CodeStage, BarLook>> = {
  set: "plain",
  scheduled: "plain",
  setting: "absent",
  waiting: "absent",
  removing: "asked",
  unknown: "asked",
  setFailed: "failed",
  switchedOff: "failed",
  changeFailed: "failed",
  removeFailed: "failed",
};

/** Whether setting, changing or removing the code failed, or the lock does not open to it. */
export const isFailed = (code: AccessCode): boolean => barLook(code) === "failed";
