// One code on several doors: where it has come to, and what a guest may be promised.
import type { AccessCode } from "@mortise/client";
import { codeStage } from "./code-stage.ts";

/** The digits that most of the codes have; `null` while none has any. */
export function commonDigits(codes: readonly Pick<AccessCode, "code">[]): string | null {
  const counts = new Map<string, number>();
  for (const { code } of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

type Staged = Parameters<typeof codeStage>[0];

/** The lock has the code as it is now. */
export function isOnLock(code: Staged): boolean {
  const stage = codeStage(code);
  return stage === "set" || stage === "scheduled";
}

/** On how many locks a code with these digits is. */
export const countOn = (
  present: readonly { readonly code: Staged & Pick<AccessCode, "code"> }[],
  digits: string | null,
): number => present.filter(({ code }) => hasDigits(code, digits) && isOnLock(code)).length;

/** `null`: none have been chosen. */
export const hasDigits = (code: Pick<AccessCode, "code">, digits: string | null): boolean =>
  (code.code || null) === digits;

/**
 * A guest may be told that the code opens its door: the lock has it, or the platform sets it when its time begins, and
 * nothing is wrong so far.
 */
export const isPromised = (code: Staged): boolean =>
  isOnLock(code) || (codeStage(code) === "waiting" && code.errors.length === 0);
