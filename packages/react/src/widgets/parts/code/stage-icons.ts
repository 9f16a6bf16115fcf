import type { CodeStage } from "../../../rules/code/code-stage.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";

/**
 * Icons of codes that are where they should be, and of failures. A code in transit has a spinner instead, an unknown
 * one a dot.
 */
export const stageIcons: Readonly<Partial<Record<CodeStage, IconName>>> = {
  set: "check",
  waiting: "clock",
  scheduled: "clock",
  setFailed: "error",
  switchedOff: "error",
  changeFailed: "error",
  removeFailed: "error",
};
