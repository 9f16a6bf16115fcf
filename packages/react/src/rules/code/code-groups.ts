// Sorts codes of a table into groups with headings.
import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** Groups in order: codes that need help, started codes, upcoming codes, and ended codes. */
export const codeGroups = ["attention", "now", "upcoming", "ended"] as const;
export type CodeGroup = (typeof codeGroups)[number];

/** Returns the group of a code. @param mayBeStuck - If `false`, a code that needs help is grouped by its times. */
export function codeGroup(code: AccessCode, now: number, mayBeStuck = true): CodeGroup {
  const { kind } = codeValidity(code, now);
  if (kind === "ended") return kind;
  if (mayBeStuck && isStuck(code)) return "attention";
  return kind === "starts" ? "upcoming" : "now";
}

/** Whether a code needs help: it does not work, or may not. */
export const isStuck = (code: AccessCode): boolean => stuck.has(codeStage(code));

/**
 * Stages of codes that need help. `setting` is not among them: it usually lasts seconds, and the row would change
 * groups twice.
 */
const stuck: ReadonlySet<CodeStage | null> = new Set(["setFailed", "switchedOff", "unknown"] as const);
