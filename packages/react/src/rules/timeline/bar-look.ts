import type { AccessCode } from "@mortise/client";
import { codeStage, type CodeStage } from "../code/code-stage.ts";

/**
 * `failed`: the lock does not have the code as it should be, and will not by itself. `absent`: not on the lock yet.
 * `asked`: a change that the lock has not confirmed. `plain`: nothing to tell.
 */
export type BarLook = "plain" | "asked" | "absent" | "failed";

/** How the bar of a code looks. */
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

/** The lock lacks the code as it should be, and will not get it by itself. */
export const isFailed = (code: AccessCode): boolean => barLook(code) === "failed";
