import type { AccessCode } from "@mortise/client";
import { codeMeanwhile } from "./code-meanwhile.ts";
import { type CodeStage, codeStage, isChange } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** Whether a code opens its door at `now`, as far as anybody knows, or its former digits or hours do. */
export function opensNow(code: AccessCode, now: number): boolean {
  const { pins, hours } = codeMeanwhile(code, now);
  if (pins[0] || hours[0]) return true;
  const { kind } = codeValidity(code, now);
  return (kind === "active" || kind === "endless") && (onLock.has(codeStage(code)) || isChange(code));
}

/** `null`: a server that names no stage. */
const onLock: ReadonlySet<CodeStage | null> = new Set(["set", "removing", "removeFailed", null] as const);
