// Under which heading a code stands in a table.
import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** In order: codes that do not work and will not by themselves, have begun, will begin, and are over. */
export const codeGroups = ["attention", "now", "upcoming", "ended"] as const;
export type CodeGroup = (typeof codeGroups)[number];

/** @param mayBeStuck false: a code that does not work stands where its times have it */
export function codeGroup(code: AccessCode, now: number, mayBeStuck = true): CodeGroup {
  const { kind } = codeValidity(code, now);
  if (kind === "ended") return kind;
  if (mayBeStuck && isStuck(code)) return "attention";
  return kind === "starts" ? "upcoming" : "now";
}

/** Whether a code does not work, and will not by itself. */
export const isStuck = (code: AccessCode): boolean => stuck.has(codeStage(code));

/** A code on its way to the lock is not among them: its row says so, and would move twice within seconds. */
const stuck: ReadonlySet<CodeStage | null> = new Set(["setFailed", "switchedOff", "unknown"] as const);
