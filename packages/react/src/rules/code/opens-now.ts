import type { AccessCode } from "@mortise/client";
import { codeMeanwhile } from "./code-meanwhile.ts";
import { type CodeStage, codeStage, isChange } from "./code-stage.ts";
import { type CodeTimes, codeValidity } from "./code-validity.ts";

/** Whether a code, or its former PIN or times, opens its door at `now`, as far as known. */
export function opensNow(code: AccessCode, now: number): boolean {
  const { pins, hours } = codeMeanwhile(code, now);
  const kindOf = (times: CodeTimes) => codeValidity(times, now).kind;
  if (hours.some((times) => kindOf({ type: "time_bound", ...times }) !== "starts")) return true;
  const kind = kindOf(code);
  // A lock without schedules may open to a code that has ended until the code is removed.
  if (pins[0]) return kind !== "starts";
  return (kind === "active" || kind === "endless") && (onLock.has(codeStage(code)) || isChange(code));
}

/** Stages of codes on the lock. `null` is for servers that send no stage. */
const onLock: ReadonlySet<CodeStage | null> = new Set(["set", "removing", "removeFailed", null] as const);
