// Under which heading a code stands in a table.
import type { AccessCode } from "@mortise/client";
import { type CodeStage, codeStage } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** In order: codes that do not work and will not by themselves, have begun, will begin, and are over. */
export const codeGroups = ["attention", "now", "upcoming", "ended"] as const;
export type CodeGroup = (typeof codeGroups)[number];

export function codeGroup(code: AccessCode, now: number): CodeGroup {
  const { kind } = codeValidity(code, now);
  if (kind === "ended") return kind;
  if (stuck.has(codeStage(code))) return "attention";
  return kind === "starts" ? "upcoming" : "now";
}

/** A code on its way to the lock is not among them: its row says so, and would move twice within seconds. */
const stuck: ReadonlySet<CodeStage | null> = new Set(["setFailed", "switchedOff", "unknown"] as const);
